import { useSelector } from '@xstate/react';
import { Fingerprint, LockKeyholeOpen } from 'lucide-react';
import { Button } from '../../components/Button';
import { Callout } from '../../components/Callout';
import { useToastText } from '../../components/Toast';
import { useFocusAfterCancel } from '../../hooks/useFocusAfterCancel';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { lockMessages } from './messages';
import * as styles from './LockScreen.css';
import type { LockActor } from './lockMachine';

interface UnlockPanelProps {
  actor: LockActor;
  canSignOut: boolean;
  onSignIn: (() => void) | undefined;
}

export function UnlockPanel({ actor, canSignOut, onSignIn }: UnlockPanelProps) {
  const t = useMessages(lockMessages);
  const tCommon = useMessages(commonMessages);
  const text = useToastText();
  const method = useSelector(actor, ({ context }) => context.method);
  const problem = useSelector(actor, ({ context }) => context.problem);
  const isRefused = useSelector(actor, (snapshot) => snapshot.matches('refused'));
  const isVerifying = useSelector(actor, (snapshot) => snapshot.matches('verifying'));
  const unlock = useFocusAfterCancel(isVerifying);
  return (
    <div className={styles.panel}>
      {problem && (
        <Callout tone="danger" title={text(problem).title} isUrgent>
          {text(problem).description}
        </Callout>
      )}
      <Button
        ref={unlock}
        isFullWidth
        icon={method === 'biometrics' ? Fingerprint : LockKeyholeOpen}
        isPending={isVerifying}
        pendingLabel={t('verifying')}
        onPress={() => actor.send({ type: 'unlock.requested' })}
      >
        {method === 'biometrics' ? t('unlockByBiometrics') : t('unlock')}
      </Button>
      {isVerifying && (
        <Button variant="plain" isFullWidth onPress={() => actor.send({ type: 'back' })}>
          {tCommon('cancel')}
        </Button>
      )}
      {isRefused && method === 'biometrics' && onSignIn && (
        <Button variant="plain" isFullWidth onPress={onSignIn}>
          {t('signIn')}
        </Button>
      )}
      {!isVerifying && canSignOut && (
        <Button
          variant="dangerPlain"
          isFullWidth
          onPress={() => actor.send({ type: 'signOut.requested' })}
        >
          {t('signOut')}
        </Button>
      )}
    </div>
  );
}
