import { useSelector } from '@xstate/react';
import { Button } from '../../components/Button';
import { Callout, type CalloutProps } from '../../components/Callout';
import { Stack } from '../../components/Stack';
import { DATE_TIME_FORMAT, useFormatDateTime } from '../../hooks/useFormatDateTime';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { consentMessages } from './messages';
import { isPayment, type ConsentActor } from './consentMachine';

const states = [
  'usingPasskey',
  'passkeyCancelled',
  'blocked',
  'signInNeeded',
  'unavailable',
  'waiting',
] as const;
type State = (typeof states)[number];

/** The states in which a change is said in its own words. */
const changeStates = ['blocked', 'signInNeeded', 'unavailable'] as const;
const isOfChange = (state: State): state is (typeof changeStates)[number] =>
  changeStates.some((one) => one === state);

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
  const formatDateTime = useFormatDateTime();
  const state = useSelector(actor, (snapshot) => states.find((one) => snapshot.matches(one)));
  const isOfPayment = useSelector(actor, ({ context }) => isPayment(context.subject));
  const time = useSelector(actor, ({ context }) => context.waitsUntil);
  const actions = {
    passkeyCancelled: [tCommon('tryAgain'), () => actor.send({ type: 'retried' })],
    unavailable: [tCommon('tryAgain'), () => actor.send({ type: 'retried' })],
    blocked: [t('blocked.action'), () => actor.send({ type: 'pin.forgotten' })],
    signInNeeded: [t('signInNeeded.action'), onSignIn],
  } as const;
  const getTitle = (shown: State) =>
    shown === 'unavailable' && !isOfPayment ? t('setting.notConfirmed') : t(`${shown}.title`);
  const getText = (shown: State) => {
    if (shown === 'waiting')
      return t('waiting.text', { time: formatDateTime(time ?? '', DATE_TIME_FORMAT) });
    if (isOfPayment || !isOfChange(shown)) return t(`${shown}.text`);
    return t(`setting.${shown}`);
  };
  const action = state !== undefined && state in actions && actions[state as keyof typeof actions];
  return (
    <Stack gap={5}>
      <div role="status">
        {state ? (
          <Callout tone={tones[state]} title={getTitle(state)} headingLevel={3}>
            {getText(state)}
          </Callout>
        ) : (
          <Callout tone="neutral">{t('preparing')}</Callout>
        )}
      </div>
      <Stack gap={2}>
        {action && (
          <Button isFullWidth onPress={action[1]}>
            {action[0]}
          </Button>
        )}
        <Button variant="plain" isFullWidth onPress={onDecline}>
          {tCommon('cancel')}
        </Button>
      </Stack>
    </Stack>
  );
}
