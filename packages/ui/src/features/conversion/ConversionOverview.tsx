import { useSelector } from '@xstate/react';
import { Button } from '../../components/Button';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import type { Holdings } from '../../format';
import { useMessages } from '../../messages';
import { conversionMessages } from './messages';
import type { Loadable, WalletTransaction } from '../../types';
import type { ConversionActor } from './conversionMachine';
import { ConverterTotal } from './ConverterTotal';
import { RecentConversions } from './RecentConversions';

interface ConversionOverviewProps {
  actor: ConversionActor;
  recent: Loadable<readonly WalletTransaction[]>;
  sampleHoldings: Holdings | undefined;
  getHref?: (transaction: WalletTransaction) => string;
  onOpenIntended?: () => void;
}

export function ConversionOverview({
  actor,
  recent,
  sampleHoldings,
  getHref,
  onOpenIntended,
}: ConversionOverviewProps) {
  const t = useMessages(conversionMessages);
  const accounts = useSelector(actor, ({ context }) => context.accounts);
  return (
    <Screen
      header={
        <PageHeader
          title={t('title')}
          description={t('subtitle')}
          onBack={() => actor.send({ type: 'back' })}
        />
      }
      footer={
        <Button
          isFullWidth
          onHoverStart={onOpenIntended}
          onFocus={onOpenIntended}
          onPressStart={onOpenIntended}
          onPress={() => actor.send({ type: 'opened' })}
        >
          {t('convertCurrency')}
        </Button>
      }
    >
      <ConverterTotal accounts={accounts} sample={sampleHoldings} />
      <RecentConversions recent={recent} getHref={getHref} />
    </Screen>
  );
}
