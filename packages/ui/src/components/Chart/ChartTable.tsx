import { SpokenAlternative } from '../Amount/SpokenAlternative';
import * as styles from './Chart.css';
import type { ChartPointText, ChartLabels } from './chartLabels';

interface ChartTableProps extends Omit<ChartLabels, 'caption'> {
  readings: readonly ChartPointText[];
  valueNames: readonly string[];
}

/** A chart's values as a table, the accessible alternative to the graphic. */
export function ChartTable({
  label,
  pointName,
  valueNames,
  readings,
  formatValue,
  formatSpoken,
}: ChartTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls only what has focus
    <div role="group" aria-label={label} tabIndex={0} className={styles.tableScroller}>
      <table aria-label={label} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{pointName}</th>
            {valueNames.map((name) => (
              <th key={name} scope="col" className={styles.cell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {readings
            .filter(({ isListed = true }) => isListed)
            .map(({ label: point, values }) => (
              <tr key={point}>
                <th scope="row">{point}</th>
                {values.map((value, index) => (
                  <td key={valueNames[index]} className={styles.cell}>
                    <SpokenAlternative as={formatSpoken?.(value)}>
                      {formatValue(value)}
                    </SpokenAlternative>
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
