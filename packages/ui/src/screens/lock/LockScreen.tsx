import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTranslations } from '../../messages';
import { SigningOut } from '../sign-out';
import * as styles from './LockScreen.css';
import { LockHero } from './LockHero';
import { lockView, type LockActor } from './lockMachine';
import { SignOutQuestion } from './SignOutQuestion';
import { UnlockPanel } from './UnlockPanel';

export interface LockScreenProps {
  /** A running `lockMachine`; its owner opens the wallet, or leads to the sign-in, when it is left. */
  actor: LockActor;
}

/** What stands over a locked wallet. It says why, lets in, and leads out. docs/rules.md LOCK-3. */
export function LockScreen({ actor }: LockScreenProps) {
  const t = useTranslations('lock');
  const screen = useRef<HTMLDivElement>(null);
  const view = useSelector(actor, lockView);

  // Read out at once: it has come by itself.
  useEffect(() => screen.current?.querySelector('h1')?.focus({ preventScroll: true }), [view]);

  return (
    <div ref={screen} className={styles.screen}>
      {view === 'signingOut' ? (
        <SigningOut />
      ) : (
        <main className={styles.main}>
          {view === 'locked' ? (
            <>
              <LockHero title={t('title')} text={t('text')} />
              <UnlockPanel actor={actor} />
            </>
          ) : (
            <>
              <LockHero title={t('signOutTitle')} text={t('signOutText')} />
              <SignOutQuestion actor={actor} />
            </>
          )}
        </main>
      )}
    </div>
  );
}
