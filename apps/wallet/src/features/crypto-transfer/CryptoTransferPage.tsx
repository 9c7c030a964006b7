import { useAuthorize } from '#host/authorize';
import { useMessages } from '@rad-wallet/ui/messages';
import { cryptoMessages } from '@rad-wallet/ui/messages/shared/crypto';
import {
  cryptoTransferMachine,
  CryptoTransferScreen,
} from '@rad-wallet/ui/features/crypto-transfer';
import { useHostActors } from '../../hosts/useHostActors';
import { money } from '../../money';
import { PageTitle } from '../../shell/PageTitle';
import { useFlowNavigation } from '../../platform/navigation/useFlowNavigation';
import { useResumableActor } from '../../session/useResumableActor';
import { href } from '../routes';

export default function CryptoTransferPage() {
  const t = useMessages(cryptoMessages);
  const actor = useResumableActor(
    cryptoTransferMachine.provide({ actors: useHostActors('cryptoTransfer') }),
    { input: { facts: { money } } },
  );
  useFlowNavigation({
    actor,
    leaveTo: (outcome) => (outcome === 'completed' ? href('home') : href('funds')),
    isFallback: true,
  });

  return (
    <>
      <PageTitle page={t('transfer.title')} />
      <CryptoTransferScreen actor={actor} authorize={useAuthorize()} />
    </>
  );
}
