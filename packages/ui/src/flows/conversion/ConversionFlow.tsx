import { useSelector } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import type { Loadable, WalletTransaction } from '../../types';
import type { FlowSteps } from '../shared';
import { conversionSteps, type ConversionActor, type ConversionStep } from './conversionMachine';
import { ConversionOverview } from './ConversionOverview';

export interface ConversionFlowProps {
  /** A running `conversionMachine`; its owner decides where `left` leads and shows its toasts. */
  actor: ConversionActor;
  /** Those that `recentConversions` chose, newest first. */
  recent: Loadable<readonly WalletTransaction[]>;
  /** Where the receipt of a transaction is. Without it the rows lead nowhere. */
  hrefOf?: (transaction: WalletTransaction) => string;
  /**
   * Steps that the app draws itself; each gets the actor. A dialog of its own lies over the overview
   * from its first opening on, and is open while `conversionSteps.current` says so. @default none
   */
  steps?: FlowSteps<ConversionStep, ConversionActor>;
}

const importDialog = () => import('./ConversionDialog');
const ConversionDialog = lazy(async () => ({ default: (await importDialog()).ConversionDialog }));
// What fails here is asked for again, and reported, when the dialog is opened.
const preloadDialog = () => void importDialog().catch(() => {});

/** What is held and was converted lately, and over it the dialog to convert in. */
export function ConversionFlow({ actor, recent, hrefOf, steps = {} }: ConversionFlowProps) {
  const isOpen = useSelector(actor, (snapshot) => conversionSteps.current(snapshot) === 'dialog');
  // Once opened it stays, closed, so that its leaving can be seen.
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);

  const { overview: Overview, dialog: Dialog = ConversionDialog } = steps;
  return (
    <>
      {Overview ? (
        <Overview actor={actor} />
      ) : (
        <ConversionOverview
          actor={actor}
          recent={recent}
          hrefOf={hrefOf}
          onOpenIntended={steps.dialog ? undefined : preloadDialog}
        />
      )}
      <Suspense>{wasOpened && <Dialog actor={actor} />}</Suspense>
    </>
  );
}
