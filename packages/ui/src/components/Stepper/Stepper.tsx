import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import * as styles from './Stepper.css';

export interface StepperProps {
  /** Number of the current step, from 1. */
  step: number;
  /** Number of steps in the flow. */
  total: number;
  /** Additional screen reader text, such as the name of the flow. Omit it if the heading names the step. */
  label?: string;
}

/**
 * The progress of a flow: a visual track, and text for screen readers. Use it as `progress` of `PageHeader`; for a task
 * in progress use `ProgressBar`.
 */
export function Stepper({ step, total, label }: StepperProps) {
  const t = useMessages(commonMessages);
  return (
    <div className={styles.stepper}>
      <div aria-hidden className={styles.track}>
        {Array.from({ length: total }, (_, index) => (
          <span
            key={index}
            className={styles.segment}
            data-reached={index < step ? true : undefined}
          />
        ))}
      </div>
      {label && (
        <p className={styles.text}>
          <span className={styles.label}>{label}</span> <span>{t('step', { step, total })}</span>
        </p>
      )}
    </div>
  );
}
