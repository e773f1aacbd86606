// Private tables, as those see them who open one or come to one: the link, and which was opened a moment ago.

/** The link to a private table. */
export const linkTo = (table: number, code: string): string => `${location.origin}${location.pathname}#/join/${table}/${code}`;

/** The table that was just opened here: its link is shown as soon as one sits before it. */
export const opened: { table: number | null } = $state({ table: null });
