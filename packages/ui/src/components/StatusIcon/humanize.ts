/** A code from outside as words: 'bill_payment' becomes 'Bill payment'. Empty for an empty code. */
export function humanize(code: string): string {
  const words = code.replace(/[\s_-]+/g, ' ').trim();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
