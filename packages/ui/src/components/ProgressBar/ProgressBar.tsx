import { useId } from 'react';
import { useFormats } from '../../hooks/useFormats';
import { Ltr } from '../Ltr';
import * as styles from './ProgressBar.css';

export interface ProgressBarProps {
  /** Visible label that names what is in progress. */
  label: string;
  /** Completed fraction, clamped to the range 0 to 1. Omit it if unknown. */
  value?: number;
}

/**
 * A progress bar with text; indeterminate without a value. Not based on React Aria's progress bar: all buttons import a
 * context from its module, so every page would load its number formatting. Use it for one task; for the steps of a flow
 * use `Stepper`, for content that is loading `Skeleton`.
 */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const id = useId();
  const { formatDecimal } = useFormats();
  const percent = value === undefined ? undefined : Math.min(1, Math.max(0, value)) * 100;
  const text = percent === undefined ? undefined : `${formatDecimal(String(percent), 0)}%`;
  return (
    <div
      role="progressbar"
      aria-labelledby={id}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
      className={styles.progress}
    >
      <span id={id} className={styles.label}>
        {label}
      </span>
      {text && (
        <span className={styles.figure}>
          <Ltr>{text}</Ltr>
        </span>
      )}
      <span className={styles.track}>
        <span
          className={styles.fill}
          data-indeterminate={percent === undefined || undefined}
          style={percent === undefined ? undefined : { inlineSize: `${percent}%` }}
        />
      </span>
    </div>
  );
}
