/** What an entry's description tells, where the wallet or its server wrote it in a known way. */
export type Told =
  | { kind: 'converted'; from: string; to: string }
  | { kind: 'deposit' | 'received' | 'sent' | 'gift'; name: string }
  | { kind: 'withdrawal' };

const CONVERSION = /^Convert (\S+) to (\S+)$/;

/** How the descriptions of some types name the other side. */
const COUNTERPARTS = new Map([
  ['deposit', { kind: 'deposit', pattern: /^Deposit via (.+)$/ }],
  ['received', { kind: 'received', pattern: /^Received from (.+)$/ }],
  ['sent', { kind: 'sent', pattern: /^Sent to (.+)$/ }],
  ['gift', { kind: 'gift', pattern: /^Gift to (.+)$/ }],
] as const);

/**
 * Reads the description of an entry. Descriptions are posted and recognised in English whatever the
 * language on the screen (docs/rules.md LANG-7); what is written otherwise is somebody's own words.
 */
export function toldBy(type: string, description: string): Told | undefined {
  const [, from, to] = CONVERSION.exec(description) ?? [];
  if (from && to) return { kind: 'converted', from, to };
  const { kind, pattern } = COUNTERPARTS.get(type as 'sent') ?? {};
  const [, name] = pattern?.exec(description) ?? [];
  if (kind && name) return { kind, name };
  const isToBank = type === 'withdrawal' && description === 'Withdrawal to bank account';
  return isToBank ? { kind: 'withdrawal' } : undefined;
}
