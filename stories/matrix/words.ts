import { en } from '@rad-wallet/ui/messages/en';

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

const catalogue = new Set(textsIn(en));

/** Whether a text of the page stands in the catalogue as it is. */
export const isOurs = (text: string): boolean => catalogue.has(text);

/** What only a developer should read: what the server said, and what the browser makes of it. */
export const isRaw = (text: string): boolean =>
  /ledger is closed|sign in first|fetch|json|\b[45]\d\d:|undefined|\[object|Error:/i.test(text);
