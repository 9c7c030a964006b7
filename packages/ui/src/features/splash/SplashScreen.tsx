import { useSelector } from '@xstate/react';
import { Lattice, createLatticeStarPath } from '../../components/Lattice';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { splashMessages } from './messages';
import { SplashProgress } from './SplashProgress';
import { getSplashStage, type SplashActor } from './splashMachine';
import * as styles from './splash.css';

export interface SplashScreenProps {
  /** A running `splashMachine` actor. The page handles its `left` event. */
  actor: SplashActor;
  /** When the bar started to fill, in ms on the document timeline. @default now */
  beginning?: number;
}

/**
 * App name and loading progress. Use it while the app starts; for a page or a part that is loading use `Skeleton`.
 * docs/rules.md SPLASH.
 */
export function SplashScreen({ actor, beginning }: SplashScreenProps) {
  const t = useMessages(splashMessages);
  const tCommon = useMessages(commonMessages);
  const stage = useSelector(actor, getSplashStage);
  return (
    <main id="content" className={styles.splash}>
      <Lattice tile={64} fade="corner" />
      <div className={styles.brand}>
        <svg aria-hidden viewBox="0 0 112 112" fill="none" className={styles.emblem}>
          <path d={createLatticeStarPath(56, 56, 54)} stroke="currentColor" strokeWidth={2.5} />
          <path d={createLatticeStarPath(56, 56, 40)} stroke="currentColor" strokeWidth={1} />
          <path d={createLatticeStarPath(56, 56, 24)} fill="currentColor" />
        </svg>
        <h1 tabIndex={-1} className={styles.name}>
          {tCommon('appName')}
        </h1>
        <p className={styles.tagline}>{t('tagline')}</p>
      </div>
      <SplashProgress stage={stage} beginning={beginning} />
    </main>
  );
}
