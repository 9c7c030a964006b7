import { useFlowEvents } from '@rad-wallet/ui/flows/shared';
import {
  cryptoTransferMachine,
  CryptoTransferScreen,
} from '@rad-wallet/ui/screens/crypto-transfer';
import { useActorRef } from '@xstate/react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { PageTitle } from '../shell/PageTitle';

export default function CryptoTransferPage() {
  const t = useTranslations('crypto');
  const [, navigate] = useLocation();
  const actor = useActorRef(cryptoTransferMachine);
  // Back does not lead into a form that is done with.
  useFlowEvents(actor, () => navigate('/', { replace: true }));

  return (
    <>
      <PageTitle page={t('transfer.title')} />
      <CryptoTransferScreen actor={actor} />
    </>
  );
}
