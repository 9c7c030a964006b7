import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CodeCells } from './CodeCells';

/** Returns the indexes of the cells that are marked as current. */
function findCurrent(code: string, selection: readonly [number, number]): number[] {
  const html = renderToStaticMarkup(
    <CodeCells code={code} length={4} isMasked={false} selection={selection} />,
  );
  const cells = html.match(/<span[^>]*>/g) ?? [];
  return cells.flatMap((cell, index) => (cell.includes('data-current') ? [index] : []));
}

it.each([
  ['an empty code', '', [0, 0], [0]],
  ['a caret after two digits', '27', [2, 2], [2]],
  ['a caret between digits', '274', [1, 1], [1]],
  ['a complete code', '2746', [4, 4], [3]],
  ['selected digits', '2746', [1, 3], [1, 2]],
  ['a code that was cleared after it was complete', '', [4, 4], [0]],
  ['a shorter code that replaced a selected one', '2', [0, 4], [0]],
] as const)('marks the cell of %s', (_what, code, selection, current) => {
  expect(findCurrent(code, selection)).toEqual(current);
});
