import { useLayoutEffect, useRef } from 'react';
import { useTranslations } from '../../messages';
import {
  SPLASH_STAGES,
  splashProgress,
  STAGE_DURATION,
  stagesDone,
  type SplashStage,
} from '../../splash/stages';
import * as styles from './splash.css';

interface SplashProgressProps {
  stage: SplashStage | 'complete';
  /** When the bar began to fill, ms on the document's timeline. @default with each stage anew */
  beginning?: number;
}

/** The bar, and the stage in words. docs/rules.md SPLASH-1. */
export function SplashProgress({ stage, beginning }: SplashProgressProps) {
  const t = useTranslations('splash');
  const done = stagesDone(stage);
  const running = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const [animation] = running.current?.getAnimations() ?? [];
    // To the millisecond: it stands over the bar that it goes on with while that one fades.
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
        aria-valuenow={splashProgress(stage)}
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
