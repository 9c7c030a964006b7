import { useTranslations } from '@rad-wallet/ui/messages';
import {
  cryptoTransferMachine,
  CryptoTransferScreen,
} from '@rad-wallet/ui/features/crypto-transfer';
import { useActorRef } from '@xstate/react';
import { useConnected } from '../../hosts/useConnected';
import { money } from '../../money';
import { PageTitle } from '../../shell/PageTitle';
import { useFlowHistory } from '../../platform/navigation/useFlowHistory';
import { href } from '../routes';

export default function CryptoTransferPage() {
  const t = useTranslations('crypto');
  const actor = useActorRef(
    cryptoTransferMachine.provide({ actors: useConnected('cryptoTransfer') }),
    { input: { facts: { money } } },
  );
  useFlowHistory({
    actor,
    leaveTo: (outcome) => (outcome === 'completed' ? href('home') : href('funds')),
    isFallback: true,
  });

  return (
    <>
      <PageTitle page={t('transfer.title')} />
      <CryptoTransferScreen actor={actor} />
    </>
  );
}
