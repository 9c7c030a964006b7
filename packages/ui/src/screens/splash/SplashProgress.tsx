import { useTranslations } from 'use-intl';
import * as styles from './splash.css';
import { SPLASH_STAGES, splashProgress, stagesDone, type SplashStage } from './stages';

/** The bar, and the stage in words. docs/rules.md SPLASH-1. */
export function SplashProgress({ stage }: { stage: SplashStage | 'complete' }) {
  const t = useTranslations('splash');
  const done = stagesDone(stage);
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
              <span className={styles.fill} data-running={index === done || undefined} />
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
