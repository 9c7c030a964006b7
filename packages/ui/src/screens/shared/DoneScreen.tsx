import { AmountSentence } from '../../components/Amount';
import { SuccessStep } from '../../flows/shared/SuccessStep';
import { parseAmount } from '../../format';
import { useTranslations } from '../../messages';
import type { AmountValues } from './FormAmount';

export interface DoneScreenProps {
  /** The machine that succeeded; Back leads on at once. */
  actor: { send(event: { type: 'back' }): void };
  /** What was done, in a few words. */
  title: string;
  /** What was filled in. */
  values: AmountValues;
  /** What it means, or what comes next: a sentence with the amount in it, given as it is seen or heard. */
  describe: (amount: string) => string;
  /** Where the machine leads by itself. */
  leadsTo: 'funds' | 'home';
}

/** A form's submission went well; its machine leaves by itself after a while. */
export function DoneScreen({ actor, title, values, describe, leadsTo }: DoneScreenProps) {
  const t = useTranslations('payment');
  // What is no amount stays as it was typed.
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
      redirect={t(leadsTo === 'funds' ? 'redirectFunds' : 'redirectHome')}
    />
  );
}
