/** Converts a code from the API to words: 'bill_payment' becomes 'Bill payment'. An empty code stays empty. */
export function humanize(code: string): string {
  const words = code.replace(/[\s_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
