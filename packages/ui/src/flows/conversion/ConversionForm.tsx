import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AmountField } from '../../components/AmountField';
import type { Loadable, WalletAccount } from '../../types';
import { useFieldProblem } from '../shared';
import { AvailableBalance } from '../shared/AvailableBalance';
import { useAmountUnit } from '../shared/useAmountUnit';
import { availableOf } from './conversion';
import type { ConversionActor } from './ConversionFlow';
import { ConversionPreview } from './ConversionPreview';
import { CurrencyPair } from './CurrencyPair';
import * as styles from './ConversionForm.css';

interface ConversionFormProps {
  id: string;
  actor: ConversionActor;
  accounts: Loadable<readonly WalletAccount[]>;
  /** Stands before the fields. */
  children: ReactNode;
}

/** How much, of what, into what, and what comes of it. docs/rules.md CONV-3, CONV-4. */
export function ConversionForm({ id, actor, accounts, children }: ConversionFormProps) {
  return (
    <form
      id={id}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'confirmed' });
      }}
    >
      {children}
      <SourceAmount actor={actor} accounts={accounts} />
      <CurrencyPair actor={actor} />
      <ConversionPreview actor={actor} />
    </form>
  );
}

/** The amount to give, in the source's own unit, and what there is of it. */
function SourceAmount({ actor, accounts }: Pick<ConversionFormProps, 'actor' | 'accounts'>) {
  const t = useTranslations('conversion');
  const problemFor = useFieldProblem();
  const { amount, source, problem } = useSelector(actor, ({ context }) => context);
  const unit = useAmountUnit(source);
  const isConverting = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <div className={styles.amount}>
      <AmountField
        label={t('amount')}
        {...unit}
        value={amount}
        onChange={(value) => actor.send({ type: 'amount.changed', amount: value })}
        isReadOnly={isConverting}
        errorMessage={problemFor(problem, 'invalidAmount', 'conversionInsufficientBalance')}
      />
      <AvailableBalance
        currency={source}
        balance={
          accounts.status === 'ready'
            ? { status: 'ready', value: availableOf(accounts.value, source) }
            : accounts
        }
      />
    </div>
  );
}
