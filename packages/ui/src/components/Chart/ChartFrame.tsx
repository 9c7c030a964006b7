import { useState, type ReactNode } from 'react';
import { useMessages } from '../../messages';
import { chartMessages } from './messages';
import { Button } from '../Button';
import { ChartTable } from './ChartTable';
import type { ChartPointText, ChartLabels } from './chartLabels';
import type { Scale } from './createScale';
import * as styles from './Chart.css';
import { getListFormat, getNumberFormat } from '../../intl';
import { useLocale } from '../../messages/intl';

interface ChartFrameProps extends ChartLabels {
  /** At least one point, in display order. */
  readings: readonly ChartPointText[];
  valueNames: readonly string[];
  scale: Scale;
  axis: ReactNode;
  children: (activeIndex: number) => ReactNode;
}

/** Above this, compact numbers become longer again: 1,000,000T. */
const COMPACT_LIMIT = 1e15;

/** The parts shared by all charts. An invisible range input over the chart selects the point. */
export function ChartFrame({
  label,
  caption,
  pointName,
  formatValue,
  formatSpoken,
  readings,
  valueNames,
  scale,
  axis,
  children,
}: ChartFrameProps) {
  const t = useMessages(chartMessages);
  const locale = useLocale();
  const last = readings.length - 1;
  const [chosen, setChosen] = useState<number | null>(null);
  const [isTableShown, setTableShown] = useState(false);
  const activeIndex = Math.min(chosen ?? last, last);
  const active = readings[activeIndex];
  const values = (active?.values ?? []).map((value, index) => {
    const name = valueNames.length > 1 ? valueNames[index] : undefined;
    const text = formatValue(value);
    return { name, text, spoken: formatSpoken?.(value) ?? text };
  });
  const spokenValues = values.map(({ name, spoken }) =>
    name ? t('reading', { name, text: spoken }) : spoken,
  );
  const formatTick = (tick: number) =>
    getNumberFormat(locale, {
      notation: Math.abs(tick) < COMPACT_LIMIT ? 'compact' : 'scientific',
      minimumFractionDigits: 0,
      maximumFractionDigits: 1,
    }).format(tick);
  return (
    <figure className={styles.figure}>
      <div aria-hidden className={styles.selectedPoint}>
        <span className={styles.point}>{active?.label}</span>
        <span className={styles.values}>
          {values.map(({ name, text }, index) => (
            <span key={name ?? index} className={styles.value}>
              {name && (
                <span className={styles.name}>
                  <span className={styles.key} data-series={index} />
                  {name}
                </span>
              )}
              <span>{text}</span>
            </span>
          ))}
        </span>
      </div>
      <div className={styles.chart}>
        <div aria-hidden className={styles.ticks}>
          {scale.ticks.map((tick) => (
            <span key={tick} className={styles.tick}>
              {formatTick(tick)}
            </span>
          ))}
        </div>
        <div className={styles.plot}>
          {scale.ticks.map((tick) => (
            <span
              key={tick}
              className={styles.gridline}
              style={{ insetBlockEnd: `${scale.getShare(tick) * 100}%` }}
            />
          ))}
          {children(activeIndex)}
          <input
            type="range"
            className={styles.pointSlider}
            min={0}
            max={last}
            value={activeIndex}
            onChange={({ target }) => setChosen(target.valueAsNumber)}
            aria-label={label}
            aria-valuetext={t('reading', {
              name: active?.label ?? '',
              text: getListFormat(locale, { type: 'unit' }).format(spokenValues),
            })}
          />
        </div>
        <div aria-hidden className={styles.axis}>
          {axis}
        </div>
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <Button
        variant="secondary"
        size="sm"
        aria-expanded={isTableShown}
        onPress={() => setTableShown(!isTableShown)}
      >
        {t(isTableShown ? 'hideTable' : 'showTable')}
      </Button>
      {isTableShown && (
        <ChartTable {...{ label, pointName, valueNames, readings, formatValue, formatSpoken }} />
      )}
    </figure>
  );
}
