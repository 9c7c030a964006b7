import { useTranslations } from '../../messages';
import * as styles from './Stepper.css';

export interface StepperProps {
  /** The present step, from 1. */
  step: number;
  /** How many steps there are. */
  total: number;
  /** What the steps belong to; it is heard, not seen. Left out where the heading itself says the step: the track stands alone then, unheard. */
  label?: string;
}

/** How far a flow has come: one segment a step, and the same in words, which alone are heard. */
export function Stepper({ step, total, label }: StepperProps) {
  const t = useTranslations('common');
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
