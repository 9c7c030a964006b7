import { useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../messages';
import { splashMessages } from './messages';
import {
  SPLASH_STAGES,
  getSplashProgress,
  STAGE_DURATION,
  countCompletedStages,
  type SplashStage,
} from './initial/stages';
import * as styles from './splash.css';

interface SplashProgressProps {
  stage: SplashStage | 'complete';
  /** When the bar started to fill, in ms on the document timeline. @default the start of each stage */
  beginning?: number;
}

/** The progress bar and its label. docs/rules.md SPLASH-1. */
export function SplashProgress({ stage, beginning }: SplashProgressProps) {
  const t = useMessages(splashMessages);
  const done = countCompletedStages(stage);
  const running = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const [animation] = running.current?.getAnimations() ?? [];
    // Set the exact start time, because this bar covers the one in the initial splash.
    if (animation && beginning !== undefined) {
      animation.startTime = beginning + done * STAGE_DURATION;
    }
  }, [beginning, done]);

  return (
    <div className={styles.status}>
      <div
        role="progressbar"
        aria-label={t('progress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={getSplashProgress(stage)}
        aria-valuetext={t(`stages.${stage}`)}
        className={styles.track}
      >
        {SPLASH_STAGES.map((name, index) => (
          <span key={name} className={styles.part}>
            {index <= done && (
              <span
                ref={index === done ? running : undefined}
                className={styles.fill}
                data-running={index === done || undefined}
              />
            )}
          </span>
        ))}
      </div>
      <p role="status" className={styles.stage}>
        {t(`stages.${stage}`)}
      </p>
    </div>
  );
}
