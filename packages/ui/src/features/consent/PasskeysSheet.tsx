import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { Button } from '../../components/Button';
import { Dialog } from '../../components/Dialog';
import { focusOnMount } from '../../hooks/focusOnMount';
import { moveFocusOnRemoval } from '../../hooks/moveFocusOnRemoval';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import type { Authorize, NewPasskey } from './consentMachine';
import { consentMessages } from './messages';
import { PasskeyList, type FocusTarget } from './PasskeyList';
import { PasskeyRemoval } from './PasskeyRemoval';
import { PasskeysNotice } from './PasskeysNotice';
import type { passkeysMachine, PasskeysActor } from './passkeysMachine';
import * as styles from './passkeys.css';
import { RunningSteps } from './RunningSteps';

export interface PasskeysSheetProps {
  /** A running `passkeysMachine` actor. Its final state is `closed`. */
  actor: PasskeysActor;
  /** How the account holder authorizes a new passkey: with the PIN. */
  authorize: Authorize<NewPasskey>;
  /** Whether the sheet is open until the actor ends. @default true */
  isOpen?: boolean;
}

const newPasskey: NewPasskey = { adds: 'passkey' };

/** What the sheet shows. */
function getStep(snapshot: SnapshotFrom<typeof passkeysMachine>) {
  if (snapshot.status !== 'active') return null;
  if (snapshot.matches('authorizing')) return 'authorizing';
  if (snapshot.matches('creating')) return 'creating';
  return snapshot.matches('confirmingRemoval') || snapshot.matches('removing') ? 'removal' : 'list';
}

/**
 * Lists the passkeys of the account, adds and removes them. Use it if your app runs `passkeysMachine`; otherwise use
 * `PasskeysRow`. docs/rules.md CONSENT-12, CONSENT-13.
 */
export function PasskeysSheet({ actor, authorize, isOpen = true }: PasskeysSheetProps) {
  const t = useMessages(consentMessages);
  const tCommon = useMessages(commonMessages);
  const current = useSelector(actor, getStep);
  // A closed sheet keeps its content while it moves out.
  const [step, setStep] = useState(current ?? 'list');
  if (current && current !== step) setStep(current);
  const [focusTarget, setFocusTarget] = useState<FocusTarget>(null);
  return (
    <Dialog
      title={t('passkeys.title')}
      isOpen={isOpen && current !== null}
      onOpenChange={() => actor.send({ type: 'back' })}
    >
      <div role="status" className={styles.notice}>
        <PasskeysNotice actor={actor} />
      </div>
      <div key={step} ref={moveFocusOnRemoval}>
        {step === 'list' && (
          <PasskeyList actor={actor} focusTarget={focusTarget} onLeave={setFocusTarget} />
        )}
        {step === 'removal' && <PasskeyRemoval actor={actor} />}
        {step === 'creating' && (
          <Button
            ref={focusOnMount}
            variant="plain"
            isFullWidth
            onPress={() => actor.send({ type: 'cancelled' })}
          >
            {tCommon('cancel')}
          </Button>
        )}
        {step === 'authorizing' && (
          <RunningSteps
            subject={newPasskey}
            authorize={authorize}
            onGiven={() => actor.send({ type: 'consent.given' })}
            onDeclined={() => actor.send({ type: 'consent.declined' })}
            onSignIn={() => {
              actor.send({ type: 'back' });
              authorize.onSignIn();
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
