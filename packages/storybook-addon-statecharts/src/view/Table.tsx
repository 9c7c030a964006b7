import type { ReactNode } from 'react';

export type Cell = ReactNode;

const isEmpty = (cell: Cell) => cell === null || cell === undefined || cell === '';

export interface TableProps {
  title: string;
  head: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/** Omits empty columns. Renders nothing if there are no rows. */
export function Table({ title, head, rows }: TableProps) {
  if (rows.length === 0) return null;
  const columns = head.flatMap((text, index) =>
    rows.some((row) => !isEmpty(row[index])) ? [{ text, index }] : [],
  );
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          {columns.map(({ text }) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, rowIndex) => (
          // Rows are never reordered, so the index is the key.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={rowIndex}>
            {columns.map(({ text, index }) =>
              index === 0 ? (
                <th key={text} scope="row">
                  {row[index]}
                </th>
              ) : (
                <td key={text}>{row[index]}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
