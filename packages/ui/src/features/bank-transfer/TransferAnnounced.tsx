import { useSelector } from '@xstate/react';
import { AlertDialog } from '../../components/AlertDialog';
import { useMessages } from '../../messages';
import { bankTransferMessages } from './messages';
import { SimulationNote } from '../../steps/SimulationNote';
import { getBankName, type BankTransferActor } from './bankTransferMachine';

interface TransferAnnouncedProps {
  actor: BankTransferActor;
  isOpen: boolean;
}

/** Alert after a successful transfer. docs/rules.md BANK-7. */
export function TransferAnnounced({ actor, isOpen }: TransferAnnouncedProps) {
  const t = useMessages(bankTransferMessages);
  const bank = useSelector(actor, getBankName);
  return (
    <AlertDialog
      isOpen={isOpen}
      title={t('announcedTitle')}
      confirmLabel={t('ok')}
      onConfirm={() => actor.send({ type: 'finished' })}
    >
      {t('announcedText', { bank })}
      <SimulationNote actor={actor} request="submitBankTransfer" />
    </AlertDialog>
  );
}
