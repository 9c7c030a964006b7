import { useEffect, useRef, useState, type ReactNode } from 'react';
import { EnteringContext } from '../Screen/EnteringContext';
import * as styles from './FlowFrame.css';

export interface FlowFrameProps {
  /** Position of the step, from 1; determines the slide direction. */
  step: number;
  /** Identifies the step. When it changes, the new step is animated and its heading focused. @default step */
  stepKey?: string;
  /** The current step: a `Screen` with its `PageHeader`. */
  children: ReactNode;
}

interface RenderedStep {
  step: number;
  stepKey: string;
  /** Undefined for the first step shown, which is not animated. */
  direction?: 'forward' | 'back';
}

/**
 * Container for the current step of a flow. Animates step changes, scrolls to the top and focuses the heading. Use it
 * in a view of your own with several steps; the flows of this library already contain it.
 */
export function FlowFrame({ step, stepKey = String(step), children }: FlowFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<RenderedStep>({ step, stepKey });
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
        <EnteringContext value={shown.direction !== undefined}>{children}</EnteringContext>
      </div>
    </div>
  );
}
