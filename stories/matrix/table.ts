import type { Strike } from '@rad-wallet/mocks';

/** A cell, and what became of it. */
export interface Row {
  page: string;
  call: string;
  strike: Required<Strike>;
  /** What the page said, or how it ended without a word. */
  said: string;
  /** What it should have been, where it was not. */
  wrong?: string;
}

/** The faults that ended alike, those that strike on both ways once. */
function faultsOf(rows: readonly Row[]): string {
  const ways = new Map<string, string[]>();
  for (const { strike } of rows) {
    ways.set(strike.fault, [...(ways.get(strike.fault) ?? []), strike.on]);
  }
  const isPosting = rows.some(({ call }) => call.startsWith('POST '));
  return [...ways]
    .map(([fault, on]) => (isPosting && on.length === 1 ? `${fault} (${on[0]})` : fault))
    .join(', ');
}

/** The whole matrix: for each page and call, what is said to which faults, and how many cells bear them. */
export function printed(rows: readonly Row[]): string {
  const alike = new Map<string, Row[]>();
  for (const row of rows) {
    const id = JSON.stringify([row.page, row.call, row.wrong ? 'WRONG' : row.said]);
    alike.set(id, [...(alike.get(id) ?? []), row]);
  }
  const lines = [...alike].map(([id, group]) => {
    const [page = '', call = '', said = ''] = JSON.parse(id) as string[];
    return [page, call, faultsOf(group), said] as const;
  });
  const widthOf = (column: 0 | 1) => Math.max(0, ...lines.map((line) => line[column].length));
  const table = lines.map(([page, call, faults, said]) =>
    [page.padEnd(widthOf(0)), call.padEnd(widthOf(1)), `${said}  <-  ${faults}`].join('  '),
  );
  const borne = rows.filter(({ wrong }) => !wrong);
  return [...table, `${borne.length} of ${rows.length} cells (page × call × fault)`].join('\n');
}
