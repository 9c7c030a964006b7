import { Label as AriaLabel } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { useFormats } from '../../hooks/useFormats';
import { Ltr } from '../Ltr';
import * as styles from './ProgressBar.css';

export interface ProgressBarProps {
  /** What is in progress. */
  label: string;
  /** The share that is done, from 0 to 1; values outside count as the nearest. Omit if it is unknown. */
  value?: number;
}

/** How far something is that takes time, as text and as a bar. Without a value, that it goes on. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const { formatDecimal } = useFormats();
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value));
  const percent = share === undefined ? undefined : `${formatDecimal(String(share * 100), 0)}%`;
  return (
    <AriaProgressBar
      value={share}
      maxValue={1}
      isIndeterminate={share === undefined}
      valueLabel={percent}
      className={styles.progress}
    >
      <AriaLabel className={styles.label}>{label}</AriaLabel>
      {percent && (
        <span className={styles.figure}>
          <Ltr>{percent}</Ltr>
        </span>
      )}
      <span className={styles.track}>
        <span
          className={styles.fill}
          data-indeterminate={share === undefined || undefined}
          style={share === undefined ? undefined : { inlineSize: `${share * 100}%` }}
        />
      </span>
    </AriaProgressBar>
  );
}
