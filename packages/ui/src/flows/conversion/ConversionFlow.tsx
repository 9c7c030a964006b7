import { useSelector } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { Button } from '../../components/Button';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import type { Loadable, WalletAccount, WalletTransaction } from '../../types';
import { ConverterTotal } from './ConverterTotal';
import type { conversionMachine } from './conversionMachine';
import { RecentConversions } from './RecentConversions';

export type ConversionActor = ActorRefFrom<typeof conversionMachine>;

export interface ConversionFlowProps {
  /** A running `conversionMachine`; its owner decides where `left` leads and shows its toasts. */
  actor: ConversionActor;
  accounts: Loadable<readonly WalletAccount[]>;
  /** Those that `recentConversions` chose, newest first. */
  recent: Loadable<readonly WalletTransaction[]>;
}

/** The dialog counts as a second step: Back closes it. */
export function conversionStep(snapshot: SnapshotFrom<typeof conversionMachine>): number {
  return snapshot.matches('closed') ? 1 : 2;
}

const importDialog = () => import('./ConversionDialog');
const ConversionDialog = lazy(async () => ({ default: (await importDialog()).ConversionDialog }));
// What fails here is asked for again, and reported, when the dialog is opened.
const preloadDialog = () => void importDialog().catch(() => {});

/** What is held at the converter's rates, what was converted lately, and the dialog to convert in. */
export function ConversionFlow({ actor, accounts, recent }: ConversionFlowProps) {
  const t = useTranslations('conversion');
  const isOpen = useSelector(actor, (snapshot) => !snapshot.matches('closed'));
  // Once opened it stays, closed, so that its leaving can be seen.
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);

  return (
    <>
      <Screen
        header={
          <PageHeader
            title={t('title')}
            subtitle={t('subtitle')}
            onBack={() => actor.send({ type: 'back' })}
          />
        }
        footer={
          <Button
            fullWidth
            onHoverStart={preloadDialog}
            onFocus={preloadDialog}
            onPressStart={preloadDialog}
            onPress={() => actor.send({ type: 'opened' })}
          >
            {t('convertCurrency')}
          </Button>
        }
      >
        <ConverterTotal accounts={accounts} />
        <RecentConversions recent={recent} />
      </Screen>
      <Suspense>
        {wasOpened && <ConversionDialog actor={actor} accounts={accounts} isOpen={isOpen} />}
      </Suspense>
    </>
  );
}
