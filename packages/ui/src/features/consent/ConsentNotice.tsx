import { useSelector } from '@xstate/react';
import { Button } from '../../components/Button';
import { Callout, type CalloutProps } from '../../components/Callout';
import { Stack } from '../../components/Stack';
import { DATE_TIME_FORMAT, useFormatDateTime } from '../../hooks/useFormatDateTime';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { consentMessages } from './messages';
import type { ConsentActor } from './consentMachine';

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
  const formatDateTime = useFormatDateTime();
  const state = useSelector(actor, (snapshot) => states.find((one) => snapshot.matches(one)));
  const time = useSelector(actor, ({ context }) => context.waitsUntil);
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
          <Callout tone={tones[state]} title={t(`${state}.title`)} headingLevel={3}>
            {state === 'waiting'
              ? t('waiting.text', { time: formatDateTime(time ?? '', DATE_TIME_FORMAT) })
              : t(`${state}.text`)}
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
