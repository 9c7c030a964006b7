import { useSelector } from '@xstate/react';
import { Dialog } from '../../components/Dialog';
import { moveFocusOnRemoval } from '../../hooks/moveFocusOnRemoval';
import { useMessages } from '../../messages';
import type { Authorize, ConsentChange } from './consentMachine';
import { ConsentSettingForm } from './ConsentSettingForm';
import type { ConsentSettingActor } from './consentSettingMachine';
import { consentMessages } from './messages';
import { RunningSteps } from './RunningSteps';

export interface ConsentSettingSheetProps {
  /** A running `consentSettingMachine` actor. Its final state is `saved` or `closed`. */
  actor: ConsentSettingActor;
  /** How the account holder authorizes a change: with the PIN. */
  authorize: Authorize<ConsentChange>;
  /** Whether the sheet is open until the actor ends. @default true */
  isOpen?: boolean;
}

/**
 * Chooses which payments need consent, and authorizes the change. Use it if your app runs `consentSettingMachine`;
 * otherwise use `ConsentSettingCard`. docs/rules.md CONSENT-9, CONSENT-10.
 */
export function ConsentSettingSheet({ actor, authorize, isOpen = true }: ConsentSettingSheetProps) {
  const t = useMessages(consentMessages);
  const change = useSelector(actor, ({ context }) => context.change);
  const isActive = useSelector(actor, ({ status }) => status === 'active');
  return (
    <Dialog
      title={t('setting.title')}
      isOpen={isOpen && isActive}
      onOpenChange={() => actor.send({ type: 'back' })}
    >
      <div key={change ? 'consent' : 'form'} ref={moveFocusOnRemoval}>
        {change ? (
          <RunningSteps
            subject={change}
            authorize={authorize}
            onGiven={() => actor.send({ type: 'consent.given' })}
            onDeclined={() => actor.send({ type: 'consent.declined' })}
            onSignIn={() => {
              actor.send({ type: 'back' });
              authorize.onSignIn();
            }}
          />
        ) : (
          <ConsentSettingForm actor={actor} />
        )}
      </div>
    </Dialog>
  );
}
