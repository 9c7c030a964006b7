import * as styles from './CodeField.css';

interface CodeCellsProps {
  code: string;
  length: number;
  isMasked: boolean;
  /** Start and end of the input's selection; equal if it is only a caret. */
  selection: readonly [start: number, end: number];
}

export function CodeCells({ code, length, isMasked, selection }: CodeCellsProps) {
  const start = Math.min(selection[0], length - 1);
  const end = Math.max(selection[1], start + 1);
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
