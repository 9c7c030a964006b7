import { useSelector } from '@xstate/react';
import { LogOut } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { lockMessages } from './messages';
import { SigningOut, signOutMessages } from '../sign-out';
import { LockHero } from './LockHero';
import { type LockActor, getLockView } from './lockMachine';
import * as styles from './LockScreen.css';
import { UnlockPanel } from './UnlockPanel';

export interface LockScreenProps {
  /** A running `lockMachine` actor. On `left`, the page unlocks the wallet or navigates to the sign-in page. */
  actor: LockActor;
  /** Whether the user can sign out here. @default true */
  canSignOut?: boolean;
  /**
   * Opens the sign-in page, which unlocks the wallet without biometrics: the passkey may have been deleted, which a
   * browser reports like a cancelled prompt. Offered after a failed attempt. @default not offered
   */
  onSignIn?: () => void;
}

/**
 * Covers a locked wallet. Use it while the user is signed in; for users who are signed out use `AuthScreen`.
 * docs/rules.md LOCK-3.
 */
export function LockScreen({ actor, canSignOut = true, onSignIn }: LockScreenProps) {
  const t = useMessages(lockMessages);
  const screen = useRef<HTMLDivElement>(null);
  const view = useSelector(actor, getLockView);

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
              <UnlockPanel actor={actor} canSignOut={canSignOut} onSignIn={onSignIn} />
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

/** Signing out needs confirmation, because it discards unsaved input. docs/rules.md LOCK-7. */
function SignOutQuestion({ actor }: { actor: LockActor }) {
  const t = useMessages(signOutMessages);
  const tCommon = useMessages(commonMessages);
  return (
    <div className={styles.panel}>
      <Button
        variant="danger"
        isFullWidth
        icon={LogOut}
        onPress={() => actor.send({ type: 'submitted' })}
      >
        {t('confirm')}
      </Button>
      <Button variant="plain" isFullWidth onPress={() => actor.send({ type: 'back' })}>
        {tCommon('cancel')}
      </Button>
    </div>
  );
}
