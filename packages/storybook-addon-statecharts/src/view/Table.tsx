/** @jsxRuntime classic */ // Shares its components with the manager, which has no JSX runtime.
import React, { type ReactNode } from 'react';

export interface TableProps {
  title: string;
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}

/** A table without its empty columns. Renders nothing without rows. */
export function Table({ title, head, rows }: TableProps) {
  if (rows.length === 0) return null;
  const shown = head.map((_, column) => rows.some((row) => !isEmpty(row[column])));
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          {head.map(
            (text, column) =>
              shown[column] && (
                <th key={text} scope="col">
                  {text}
                </th>
              ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest], index) => (
          // Rows are never reordered.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index}>
            <th scope="row">{first}</th>
            {rest.map((cell, column) =>
              shown[column + 1] ? <td key={head[column + 1]}>{cell}</td> : null,
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const isEmpty = (cell: ReactNode) => cell === null || cell === undefined || cell === '';
