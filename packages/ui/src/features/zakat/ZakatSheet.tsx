import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { Dialog } from '../../components/Dialog';
import { ErrorState } from '../../components/ErrorState';
import { LoadableRegion } from '../../components/LoadableRegion';
import { Skeleton, SkeletonRegion } from '../../components/Skeleton';
import type { Holdings } from '../../format';
import { useMoney } from '../../hooks/useMoney';
import { useMessages } from '../../messages';
import { zakatMessages } from './messages';
import type { Loadable } from '../../types';
import type { ZakatPrices } from './calculateZakat';
import * as styles from './zakat.css';
import { ZakatForm } from './ZakatForm';
import { zakatMachine, type ZakatActor } from './zakatMachine';
import { ZakatResult } from './ZakatResult';

export interface ZakatSheetProps {
  /** Balances of the wallet. */
  holdings: Loadable<Holdings>;
  /** Whether the sheet is open; controlled by the page. */
  isOpen: boolean;
  /** Called with false when the user closes the sheet. The input is kept. */
  onOpenChange: (isOpen: boolean) => void;
  /** A running `zakatMachine` actor. @default an actor started by the sheet */
  actor?: ZakatActor;
}

/**
 * Calculates the zakat of a lunar year. Use it from a page that shows balances; for charts of them use `InsightsSheet`.
 * docs/rules.md ZAKAT.
 */
export function ZakatSheet({ holdings, isOpen, onOpenChange, actor }: ZakatSheetProps) {
  const t = useMessages(zakatMessages);
  const money = useMoney();
  const own = useActorRef(zakatMachine);
  const states = {
    loading: (
      <SkeletonRegion>
        <Skeleton variant="block" height="12rem" />
      </SkeletonRegion>
    ),
    renderError: (retry: () => void) => <ErrorState title={t('failed')} onRetry={retry} />,
  };
  return (
    <Dialog title={t('title')} isOpen={isOpen} onOpenChange={onOpenChange} isSwipeable>
      <LoadableRegion data={holdings} {...states}>
        {(loaded) => (
          <LoadableRegion data={money.prices} {...states}>
            {(prices) => (
              <Calculator actor={actor ?? own} holdings={loaded} at={{ money, prices }} />
            )}
          </LoadableRegion>
        )}
      </LoadableRegion>
    </Dialog>
  );
}

interface CalculatorProps {
  actor: ZakatActor;
  holdings: Holdings;
  at: ZakatPrices;
}

/** When the view changes, focuses it and scrolls to its top. */
function Calculator({ actor, holdings, at }: CalculatorProps) {
  const t = useMessages(zakatMessages);
  const isCalculated = useSelector(actor, (snapshot) => snapshot.matches('calculated'));
  const view = useRef<HTMLDivElement>(null);
  const shown = useRef(isCalculated);
  useEffect(() => {
    if (shown.current === isCalculated) return;
    shown.current = isCalculated;
    view.current?.focus({ preventScroll: true });
    view.current?.scrollIntoView({ block: 'start' });
  }, [isCalculated]);
  return (
    <div
      ref={view}
      role="group"
      aria-label={t(isCalculated ? 'result' : 'figures')}
      tabIndex={-1}
      className={styles.view}
    >
      {isCalculated ? (
        <ZakatResult actor={actor} holdings={holdings} at={at} />
      ) : (
        <ZakatForm actor={actor} holdings={holdings} at={at} />
      )}
    </div>
  );
}
