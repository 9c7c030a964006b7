import * as styles from './CodeField.css';

interface CodeCellsProps {
  code: string;
  length: number;
  isMasked: boolean;
  /** Start and end of the input's selection; equal if it is only a caret. */
  selection: readonly [start: number, end: number];
}

export function CodeCells({ code, length, isMasked, selection }: CodeCellsProps) {
  // The selection of a code that was cleared without a key, such as a wrong PIN, is beyond its end.
  const start = Math.min(selection[0], code.length, length - 1);
  const end = Math.max(Math.min(selection[1], code.length), start + 1);
  return (
    <div aria-hidden className={styles.cells}>
      {Array.from({ length }, (_, index) => {
        const digit = code[index];
        return (
          <span
            key={index}
            className={styles.cell}
            data-current={(index >= start && index < end) || undefined}
          >
            {digit && isMasked ? <span className={styles.dot} /> : digit}
          </span>
        );
      })}
    </div>
  );
}
