import { AmountSentence } from '../components/Amount';
import { SimulationNote, type RequestingActor } from './SimulationNote';
import type { RedirectEvent } from '../engine';
import { SuccessStep } from './SuccessStep';
import { parseAmount } from '../format';
import { useMessages } from '../messages';
import { paymentMessages } from '../messages/shared/payment';
import type { AmountValues } from './FormAmount';

export interface DoneScreenProps {
  /** The submitted actor. The button sends `back`, which skips the redirect delay. */
  actor: RequestingActor & { send(event: { type: 'back' } | RedirectEvent): void };
  /** Short confirmation. */
  title: string;
  /** Raw input of the submitted form. */
  values: AmountValues;
  /** Returns the description with a formatted amount; called separately for the visible and the spoken amount. */
  describe: (amount: string) => string;
  /** Destination of the automatic redirect. */
  leadsTo: 'funds' | 'home';
}

/** Success view of a form whose machine exits after a delay. */
export function DoneScreen({ actor, title, values, describe, leadsTo }: DoneScreenProps) {
  const t = useMessages(paymentMessages);
  const amount = parseAmount(values.amount) ?? values.amount;
  return (
    <SuccessStep
      title={title}
      description={
        <AmountSentence>
          {(write) => describe(write(amount, values.currency, { naming: 'symbol' }))}
        </AmountSentence>
      }
      action={t(leadsTo === 'funds' ? 'backToFunds' : 'backToWallet')}
      onAction={() => actor.send({ type: 'back' })}
      redirect={{ text: t(leadsTo === 'funds' ? 'redirectFunds' : 'redirectHome'), actor }}
    >
      <SimulationNote actor={actor} request="submit" />
    </SuccessStep>
  );
}
