import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { createLazyDialog } from '../../components/LazyView';
import type { Holdings } from '../../format';
import { arePropsEqual } from '../../hooks/arePropsEqual';
import { useMoney } from '../../hooks/useMoney';
import type { Loadable, WalletTransaction } from '../../types';
import type { FlowSteps } from '../../engine';
import { LazyRepeatQuestion } from '../../steps/LazyRepeatQuestion';
import { conversionSteps, type ConversionActor, type ConversionStep } from './conversionMachine';
import { ConversionOverview } from './ConversionOverview';

export interface ConversionFlowProps {
  /** A running `conversionMachine` actor. The page handles the `left` and `toast` events it emits. */
  actor: ConversionActor;
  /** The result of `findRecentConversions`, newest first. */
  recent: Loadable<readonly WalletTransaction[]>;
  /** Balances labelled as samples, shown until the accounts are loaded. docs/rules.md BAL-6. @default skeletons */
  sampleHoldings?: Holdings;
  /** Returns the URL of a transaction's receipt. If omitted, the rows are not links. */
  getHref?: (transaction: WalletTransaction) => string;
  /**
   * Custom views by step; each receives the actor. A custom `dialog` is mounted when it first opens and stays mounted;
   * it is open while `conversionSteps.current` returns `dialog`. @default none
   */
  steps?: FlowSteps<ConversionStep, ConversionActor>;
}

/** Nesting levels to compare: `Money`, its currencies, a currency, its unit, and the unit's symbol by language. */
const MONEY_DEPTH = 5;

const ConversionDialog = createLazyDialog<{ isOpen: boolean; actor: ConversionActor }>(
  async () => (await import('./ConversionDialog')).ConversionDialog,
);

/**
 * Balances and recent conversions, with the conversion dialog. Sends updated rates from the provider to the actor. Use
 * it to exchange between the user's own currencies and metals; to pay someone else use `SendMoneyFlow`.
 */
export function ConversionFlow({
  actor,
  recent,
  sampleHoldings,
  getHref,
  steps = {},
}: ConversionFlowProps) {
  const money = useMoney();
  useEffect(() => {
    const known = actor.getSnapshot().context.money;
    if (!arePropsEqual(money, known, MONEY_DEPTH)) actor.send({ type: 'money.changed', money });
  }, [actor, money]);
  const isOpen = useSelector(actor, (snapshot) => conversionSteps.current(snapshot) === 'dialog');
  // Keep the dialog mounted after closing so that its exit animation can run.
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);

  const { overview: Overview, dialog: Dialog } = steps;
  return (
    <>
      {Overview ? (
        <Overview actor={actor} />
      ) : (
        <ConversionOverview
          actor={actor}
          recent={recent}
          sampleHoldings={sampleHoldings}
          getHref={getHref}
          onOpenIntended={Dialog ? undefined : ConversionDialog.preload}
        />
      )}
      {Dialog ? (
        wasOpened && (
          <>
            <Dialog actor={actor} />
            <LazyRepeatQuestion actor={actor} />
          </>
        )
      ) : (
        <ConversionDialog isOpen={isOpen} actor={actor} />
      )}
    </>
  );
}
