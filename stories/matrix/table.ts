import type { InjectedFault } from '@rad-wallet/mocks';

export interface Row {
  page: string;
  call: string;
  injected: Required<InjectedFault>;
  /** The displayed error message, or how the request ended without one. */
  message: string;
  failure?: string;
}

/** Lists faults with equal results; a fault in both directions is listed once. */
function listFaults(rows: readonly Row[]): string {
  const directions = new Map<string, string[]>();
  for (const { injected } of rows) {
    directions.set(injected.fault, [...(directions.get(injected.fault) ?? []), injected.on]);
  }
  const isPosting = rows.some(({ call }) => call.startsWith('POST '));
  return [...directions]
    .map(([fault, on]) => (isPosting && on.length === 1 ? `${fault} (${on[0]})` : fault))
    .join(', ');
}

export function formatTable(rows: readonly Row[]): string {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const id = JSON.stringify([row.page, row.call, row.failure ? 'FAILED' : row.message]);
    groups.set(id, [...(groups.get(id) ?? []), row]);
  }
  const lines = [...groups].map(([id, group]) => {
    const [page = '', call = '', message = ''] = JSON.parse(id) as string[];
    return [page, call, listFaults(group), message] as const;
  });
  const getWidth = (column: 0 | 1) => Math.max(0, ...lines.map((line) => line[column].length));
  const table = lines.map(([page, call, faults, message]) =>
    [page.padEnd(getWidth(0)), call.padEnd(getWidth(1)), `${message}  <-  ${faults}`].join('  '),
  );
  const handled = rows.filter(({ failure }) => !failure);
  return [...table, `${handled.length} of ${rows.length} cells (page × call × fault)`].join('\n');
}
