import { useSelector } from '@xstate/react';
import { Fingerprint, LockKeyholeOpen } from 'lucide-react';
import { Button } from '../../components/Button';
import { Callout } from '../../components/Callout';
import { useToastText } from '../../components/Toast';
import { useTranslations } from '../../messages';
import * as styles from './LockScreen.css';
import type { LockActor } from './lockMachine';

/** Lets in, by a press or by what the device knows of the person; or leads to the way out. */
export function UnlockPanel({ actor }: { actor: LockActor }) {
  const t = useTranslations('lock');
  const tCommon = useTranslations('common');
  const text = useToastText();
  const method = useSelector(actor, ({ context }) => context.method);
  const problem = useSelector(actor, ({ context }) => context.problem);
  const isVerifying = useSelector(actor, (snapshot) => snapshot.matches('verifying'));
  return (
    <div className={styles.panel}>
      {problem && (
        <Callout tone="danger" title={text(problem).title} isUrgent>
          {text(problem).description}
        </Callout>
      )}
      <Button
        isFullWidth
        icon={method === 'biometrics' ? Fingerprint : LockKeyholeOpen}
        isPending={isVerifying}
        pendingLabel={t('verifying')}
        onPress={() => actor.send({ type: 'unlock.asked' })}
      >
        {method === 'biometrics' ? t('unlockByBiometrics') : t('unlock')}
      </Button>
      {isVerifying ? (
        <Button
          key="cancel"
          variant="plain"
          isFullWidth
          onPress={() => actor.send({ type: 'back' })}
        >
          {tCommon('cancel')}
        </Button>
      ) : (
        <Button
          key="sign-out"
          variant="dangerPlain"
          isFullWidth
          onPress={() => actor.send({ type: 'signOut.asked' })}
        >
          {t('signOut')}
        </Button>
      )}
    </div>
  );
}
