import { ChartFrame } from './ChartFrame';
import type { ChartLabels } from './chartLabels';
import * as styles from './Chart.css';
import { createScale } from './createScale';

export interface BarPoint {
  label: string;
  /** Abbreviated axis label. @default label */
  shortLabel?: string;
  /** Non-negative decimal strings, one per entry of `valueNames`. */
  values: readonly string[];
}

export interface BarChartProps extends ChartLabels {
  /** Names of the bars in each group, at most two, such as 'In' and 'Out'. */
  valueNames: readonly string[];
  /** At least one group, in display order. */
  points: readonly BarPoint[];
}

/**
 * A grouped bar chart, such as incoming and outgoing amounts by month. Use it for amounts by period; for a value over
 * time use `LineChart`, for returns in percent `ReturnBars`.
 */
export function BarChart({ points, valueNames, ...texts }: BarChartProps) {
  const scale = createScale(points.flatMap(({ values }) => values.map(Number)));
  return (
    <ChartFrame
      {...texts}
      scale={scale}
      valueNames={valueNames}
      readings={points}
      axis={points.map(({ label, shortLabel = label }) => (
        <span key={label} className={styles.groupLabel}>
          {shortLabel}
        </span>
      ))}
    >
      {(activeIndex) => (
        <div aria-hidden className={styles.groups}>
          {points.map(({ label, values }, index) => (
            <div
              key={label}
              className={styles.group}
              data-active={index === activeIndex || undefined}
            >
              {values.map((value, series) => (
                <span
                  key={valueNames[series]}
                  className={styles.bar}
                  data-series={series}
                  data-empty={Number(value) === 0 || undefined}
                  style={{ blockSize: `${scale.getShare(Number(value)) * 100}%` }}
                />
              ))}
            </div>
          ))}
        </div>
      )}
    </ChartFrame>
  );
}
