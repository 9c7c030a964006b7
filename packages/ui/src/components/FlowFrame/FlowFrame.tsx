import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as styles from './FlowFrame.css';

export interface FlowFrameProps {
  /** The step's place in the flow, from 1: decides which way it slides in. */
  step: number;
  /** What stands for the step; a new key moves focus to the new step's heading. @default step */
  stepKey?: string;
  /** The step: a `Screen` with its `PageHeader`. */
  children: ReactNode;
}

interface Shown {
  step: number;
  stepKey: string;
  /** Not set on the first step shown: nothing moved yet. */
  direction?: 'forward' | 'back';
}

/** Shows one step of a flow: slides it in, scrolls up, and puts focus on its heading. */
export function FlowFrame({ step, stepKey = String(step), children }: FlowFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>({ step, stepKey });
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
