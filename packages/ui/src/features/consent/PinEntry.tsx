import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { AmountSentence } from '../../components/Amount';
import { Button } from '../../components/Button';
import { CodeField } from '../../components/CodeField';
import { Numpad } from '../../components/Numpad';
import { Stack } from '../../components/Stack';
import { Form } from '../../engine/Form';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { paymentMessages } from '../../messages/shared/payment';
import {
  isNewPasskey,
  isPayment,
  PIN_LENGTH,
  type ConsentActor,
  type ConsentSubject,
} from './consentMachine';
import { consentMessages } from './messages';

const steps = ['choosingPin', 'repeatingPin'] as const;

/** The field for the PIN, or for a new one, twice. */
export function PinEntry({ actor }: { actor: ConsentActor }) {
  const t = useMessages(consentMessages);
  const tCommon = useMessages(commonMessages);
  const tPayment = useMessages(paymentMessages);
  const { pin, problem, subject } = useSelector(actor, ({ context }) => context);
  const step = useSelector(actor, (snapshot) => steps.find((one) => snapshot.matches(one)));
  const isVerifying = useSelector(actor, (snapshot) => snapshot.matches('verifying'));
  const isOld = useSelector(actor, (snapshot) => snapshot.context.firstPin === null && !step);
  const input = useRef<HTMLInputElement>(null);
  // Also after a refused PIN.
  useEffect(() => input.current?.focus(), [step, problem]);
  const paymentHint = isPayment(subject) ? t('pin.hint') : undefined;
  const hint = step === 'choosingPin' ? t('pin.choosingHint') : paymentHint;
  const changePin = (value: string) => actor.send({ type: 'pin.changed', pin: value });
  const errors = {
    wrong: () => t('pin.wrong', { tries: problem?.id === 'wrong' ? problem.triesLeft : 0 }),
    different: () => t('pin.different'),
  };
  return (
    <Form onSubmit={() => actor.send({ type: 'submitted' })}>
      <Stack gap={5}>
        <CodeField
          inputRef={input}
          label={step ? t(`pin.${step}`) : t('pin.label')}
          description={hint}
          length={PIN_LENGTH}
          isMasked
          hasNumpad
          isReadOnly={isVerifying}
          value={pin}
          onChange={changePin}
          errorMessage={problem ? errors[problem.id]() : undefined}
        />
        <Numpad
          label={t('pin.numpad')}
          maxLength={PIN_LENGTH}
          isMasked
          isDisabled={isVerifying}
          value={pin}
          onChange={changePin}
        />
        <Stack gap={2}>
          <Button
            type="submit"
            isFullWidth
            isDisabled={pin.length < PIN_LENGTH && !isVerifying}
            disabledReason={t('pin.incomplete')}
            isPending={isVerifying}
            pendingLabel={tPayment('inDoubt.checking')}
          >
            {step === 'choosingPin' ? tCommon('continue') : <ConfirmLabel subject={subject} />}
          </Button>
          {isOld && (
            <Button
              variant="plain"
              isFullWidth
              isDisabled={isVerifying}
              onPress={() => actor.send({ type: 'pin.forgotten' })}
            >
              {t('pin.forgotten')}
            </Button>
          )}
        </Stack>
      </Stack>
    </Form>
  );
}

function ConfirmLabel({ subject }: { subject: ConsentSubject }) {
  const t = useMessages(consentMessages);
  const tCommon = useMessages(commonMessages);
  if (isNewPasskey(subject)) return tCommon('continue');
  if (!isPayment(subject)) return t('setting.save');
  const { amount, currency } = subject;
  return (
    <AmountSentence>{(write) => t('pay', { amount: write(amount, currency) })}</AmountSentence>
  );
}
