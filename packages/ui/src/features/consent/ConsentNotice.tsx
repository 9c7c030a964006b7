import { useSelector } from '@xstate/react';
import { Button } from '../../components/Button';
import { Callout, type CalloutProps } from '../../components/Callout';
import { Stack } from '../../components/Stack';
import { moveFocusOnRemoval } from '../../hooks/moveFocusOnRemoval';
import { DATE_TIME_FORMAT, useFormatDateTime } from '../../hooks/useFormatDateTime';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { consentMessages } from './messages';
import { isNewPasskey, isPayment, type ConsentActor } from './consentMachine';

const states = [
  'usingPasskey',
  'passkeyCancelled',
  'blocked',
  'signInNeeded',
  'unavailable',
  'waiting',
] as const;
type State = (typeof states)[number];

const tones: Record<State, CalloutProps['tone']> = {
  usingPasskey: 'info',
  passkeyCancelled: 'neutral',
  blocked: 'danger',
  signInNeeded: 'info',
  unavailable: 'neutral',
  waiting: 'pending',
};

interface ConsentNoticeProps {
  actor: ConsentActor;
  onDecline: () => void;
  onSignIn: () => void;
}

/** What the payer waits for, or why the payment cannot be sent now, and what to do. */
export function ConsentNotice({ actor, onDecline, onSignIn }: ConsentNoticeProps) {
  const t = useMessages(consentMessages);
  const tCommon = useMessages(commonMessages);
  const state = useSelector(actor, (snapshot) =>
    snapshot.matches('passkeyFailed') ? 'unavailable' : states.find((one) => snapshot.matches(one)),
  );
  const isPinOffered = useSelector(actor, (snapshot) => snapshot.can({ type: 'pin.preferred' }));
  const getTexts = useTexts(actor);
  const actions = {
    passkeyCancelled: [tCommon('tryAgain'), () => actor.send({ type: 'retried' })],
    unavailable: [tCommon('tryAgain'), () => actor.send({ type: 'retried' })],
    blocked: [t('blocked.action'), () => actor.send({ type: 'pin.forgotten' })],
    signInNeeded: [t('signInNeeded.action'), onSignIn],
  } as const;
  const action = state !== undefined && state in actions && actions[state as keyof typeof actions];
  return (
    <Stack gap={5}>
      <div role="status">
        {state ? (
          <Callout tone={tones[state]} title={getTexts(state).title} headingLevel={3}>
            {getTexts(state).text}
          </Callout>
        ) : (
          <Callout tone="neutral">{t('preparing')}</Callout>
        )}
      </div>
      <Stack gap={2}>
        {action && (
          <Button ref={moveFocusOnRemoval} isFullWidth onPress={action[1]}>
            {action[0]}
          </Button>
        )}
        {isPinOffered && (
          <Button
            ref={moveFocusOnRemoval}
            variant="outline"
            isFullWidth
            onPress={() => actor.send({ type: 'pin.preferred' })}
          >
            {t('pin.preferred')}
          </Button>
        )}
        <Button variant="plain" isFullWidth onPress={onDecline}>
          {tCommon('cancel')}
        </Button>
      </Stack>
    </Stack>
  );
}

/** The states in which a change and a new passkey have their own texts. */
const ownStates = ['blocked', 'signInNeeded', 'unavailable'] as const;
const hasOwnText = (state: State): state is (typeof ownStates)[number] =>
  ownStates.some((one) => one === state);

function useTexts(actor: ConsentActor) {
  const t = useMessages(consentMessages);
  const formatDateTime = useFormatDateTime();
  const { subject, waitsUntil } = useSelector(actor, ({ context }) => context);
  return (state: State) => {
    const title = t(`${state}.title`);
    if (state === 'waiting') {
      const time = formatDateTime(waitsUntil ?? '', DATE_TIME_FORMAT);
      return { title, text: t('waiting.text', { time }) };
    }
    if (isPayment(subject) || !hasOwnText(state)) return { title, text: t(`${state}.text`) };
    return {
      title: state === 'unavailable' ? t('setting.notConfirmed') : title,
      text:
        isNewPasskey(subject) && state !== 'blocked'
          ? t(`passkeys.${state}`)
          : t(`setting.${state}`),
    };
  };
}
