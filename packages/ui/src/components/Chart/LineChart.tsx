import { area, curveStepAfter, line } from 'd3-shape';
import { ChartFrame } from './ChartFrame';
import type { ChartLabels } from './chartLabels';
import * as styles from './Chart.css';
import { createScale } from './createScale';

export interface LinePoint {
  label: string;
  /** Abbreviated axis label. @default label */
  shortLabel?: string;
  /** Decimal string; may be negative. */
  value: string;
}

export interface LineChartProps extends ChartLabels {
  /** Name of the values, also used as table heading, such as 'Balance'. */
  valueName: string;
  /** At least one point, in order and evenly spaced. Each value applies until the next point. */
  points: readonly LinePoint[];
}

/** Arbitrary `viewBox` size: the SVG is stretched to fill the chart. */
const SIZE = 1000;

/**
 * A step chart of a value over time, such as a balance. Its table has a row for each change. Use it for a value that
 * changes at any time; for amounts by period use `BarChart`.
 */
export function LineChart({ points, valueName, ...texts }: LineChartProps) {
  const figures = points.map(({ value }) => Number(value));
  const scale = createScale(figures);
  const last = points.length - 1;
  const getX = (index: number) => (last > 0 ? (index / last) * SIZE : 0);
  const getY = (figure: number) => (1 - scale.getShare(figure)) * SIZE;
  const outline = line<number>()
    .x((_, index) => getX(index))
    .y(getY)
    .curve(curveStepAfter)(figures);
  const areaPath = area<number>()
    .x((_, index) => getX(index))
    .y0(getY(0))
    .y1(getY)
    .curve(curveStepAfter)(figures);
  const endPoints = [...new Set([points[0], points[last]])];
  return (
    <ChartFrame
      {...texts}
      scale={scale}
      valueNames={[valueName]}
      readings={points.map(({ label, value }, index) => ({
        label,
        values: [value],
        isListed: index === 0 || index === last || value !== points[index - 1]?.value,
      }))}
      axis={
        <div className={styles.axisEnds}>
          {endPoints.map((point) => (
            <span key={point?.label}>{point?.shortLabel ?? point?.label}</span>
          ))}
        </div>
      }
    >
      {(activeIndex) => (
        <>
          <svg
            aria-hidden
            viewBox={`0 0 ${SIZE} ${SIZE}`}
            preserveAspectRatio="none"
            className={styles.drawing}
          >
            <path d={areaPath ?? undefined} className={styles.areaFill} />
            <path d={outline ?? undefined} className={styles.line} />
          </svg>
          <span
            className={styles.marker}
            style={{
              insetInlineStart: `${(getX(activeIndex) / SIZE) * 100}%`,
              insetBlockEnd: `${scale.getShare(figures[activeIndex] ?? 0) * 100}%`,
            }}
          />
        </>
      )}
    </ChartFrame>
  );
}
