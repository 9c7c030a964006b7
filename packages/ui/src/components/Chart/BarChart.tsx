import { ChartFrame } from './ChartFrame';
import type { ChartTexts } from './chartTexts';
import * as styles from './Chart.css';
import { createScale } from './createScale';

/** A group of bars. */
export interface BarPoint {
  /** What it is, such as a month. */
  label: string;
  /** A short form for the axis. @default label */
  shortLabel?: string;
  /** Decimal strings, not negative, one for each name. */
  values: readonly string[];
}

export interface BarChartProps extends ChartTexts {
  /** Names the bars of each group, at most two: 'In', 'Out'. */
  valueNames: readonly string[];
  /** In order, at least one. */
  points: readonly BarPoint[];
}

/** Values side by side, such as what came in and went out by month. */
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
