import { useActorRef, useSelector } from '@xstate/react';
import { CircleAlert } from 'lucide-react';
import { Button } from '../../components/Button';
import { Callout, type CalloutProps } from '../../components/Callout';
import { Stack } from '../../components/Stack';
import { moveFocusOnRemoval } from '../../hooks/moveFocusOnRemoval';
import { useMessages } from '../../messages';
import { paymentMessages } from '../../messages/shared/payment';
import { payeeCheckMessages } from './messages';
import type { PayeeCheckProps } from './PayeeCheck';
import { payeeCheckMachine, type PayeeCheckActor } from './payeeCheckMachine';

const results = ['matching', 'similar', 'different', 'unavailable'] as const;
type Result = (typeof results)[number];

const tones: Record<Result, CalloutProps['tone']> = {
  matching: 'success',
  similar: 'pending',
  different: 'danger',
  unavailable: 'neutral',
};

/** Checks the payee when it is mounted. */
export function CheckedPayee({ payee, checkPayee }: PayeeCheckProps) {
  const actor = useActorRef(payeeCheckMachine.provide({ actors: { checkPayee } }), {
    input: { payee },
  });
  return <PayeeAdvice actor={actor} />;
}

/**
 * The result of a running `payeeCheckMachine`, announced when it arrives. Use it if your app runs the machine; otherwise
 * use `PayeeCheck`.
 */
export function PayeeAdvice({ actor }: { actor: PayeeCheckActor }) {
  const t = useMessages(payeeCheckMessages);
  const tPayment = useMessages(paymentMessages);
  const name = useSelector(actor, ({ context }) => context.holder);
  const isRepeated = useSelector(actor, ({ context }) => context.isRepeated);
  const result = useSelector(actor, (snapshot) => results.find((one) => snapshot.matches(one)));
  const texts: Record<Result, string> = {
    matching: name === null ? t('matching.text') : t('matching.holder', { name }),
    similar: t('similar.text', { name: name ?? '' }),
    different: t('different.text'),
    unavailable: t('unavailable.text'),
  };
  return (
    <Stack gap={2}>
      <div role="status">
        {result ? (
          <Callout
            tone={tones[result]}
            icon={result === 'similar' ? CircleAlert : undefined}
            title={t(`${result}.title`)}
          >
            {texts[result]}
          </Callout>
        ) : (
          <Callout tone="neutral">{t('checking')}</Callout>
        )}
      </div>
      {(result === 'unavailable' || (!result && isRepeated)) && (
        <div ref={moveFocusOnRemoval}>
          <Button
            variant="secondary"
            isFullWidth
            isPending={!result}
            pendingLabel={tPayment('inDoubt.checking')}
            onPress={() => actor.send({ type: 'check.requested' })}
          >
            {tPayment('inDoubt.check')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
