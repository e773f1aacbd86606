// The language that is spoken on the page.

/** Its id, as the folders of words are called. */
export const voice = $state({ language: 'en' });
