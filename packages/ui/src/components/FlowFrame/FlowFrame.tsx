import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as styles from './FlowFrame.css';

export interface FlowFrameProps {
  /** Position of the step, from 1; sets the slide direction. */
  step: number;
  /** Identifies the step; a change moves focus to the new heading. @default step */
  stepKey?: string;
  /** The step: a `Screen` with its `PageHeader`. */
  children: ReactNode;
}

interface ShownStep {
  step: number;
  stepKey: string;
  /** Undefined for the initial step, which is not animated. */
  direction?: 'forward' | 'back';
}

/** Shows one step of a flow: animates it, scrolls to the top and focuses its heading. */
export function FlowFrame({ step, stepKey = String(step), children }: FlowFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ShownStep>({ step, stepKey });
  if (shown.stepKey !== stepKey) {
    setShown({ step, stepKey, direction: step < shown.step ? 'back' : 'forward' });
  }

  useEffect(() => {
    if (!shown.direction) return;
    window.scrollTo({ top: 0 });
    frame.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [shown]);

  return (
    <div ref={frame} className={styles.clip}>
      <div key={stepKey} className={styles.step} data-enter={shown.direction}>
        {children}
      </div>
    </div>
  );
}
