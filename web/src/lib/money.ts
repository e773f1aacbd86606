// Amounts as people read them. The protocol speaks dollars; sums are done in whole cents.

export const cents = (dollars: number): number => Math.round(dollars * 100);

/** Adds dollars without the drift of fractions. */
export const sum = (...dollars: number[]): number => dollars.reduce((a, d) => a + cents(d), 0) / 100;

/** `$5`, `$2.50`, `−$15`: cents only when there are any. */
export function money(dollars: number): string {
  const c = Math.abs(cents(dollars));
  const whole = Math.floor(c / 100).toLocaleString('en-US');
  const rest = c % 100;
  return `${cents(dollars) < 0 ? '−' : ''}$${whole}${rest ? '.' + String(rest).padStart(2, '0') : ''}`;
}

/** `+$15`, `−$15`, `$0`: a result. */
export const signed = (dollars: number): string => (cents(dollars) > 0 ? '+' : '') + money(dollars);

/** `$1.2k`, for the narrowest places; never where somebody decides. */
export function shortMoney(dollars: number): string {
  if (Math.abs(dollars) < 10_000) return money(dollars);
  const k = dollars / 1000;
  return `${dollars < 0 ? '−' : ''}$${Math.abs(k)
    .toFixed(Math.abs(k) < 100 ? 1 : 0)
    .replace(/\.0$/, '')}k`;
}

/** Reads what somebody typed; nothing where it is no amount. A comma stands before three digits and nowhere else: `1,00` may be a
 * dollar or a hundred, and is neither. */
export function parseMoney(text: string): number | undefined {
  const t = text.trim().replace(/^\$/, '');
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d{0,2})?$|^\.\d{1,2}$/.test(t)) return undefined;
  return cents(Number(t.replaceAll(',', ''))) / 100;
}

/** Was something typed that is no amount? */
export const unread = (text: string): boolean => text.trim() !== '' && parseMoney(text) === undefined;
