import { useSelector } from '@xstate/react';
import { Clock } from 'lucide-react';
import { Callout } from '../../components/Callout';
import { Stack } from '../../components/Stack';
import { useTranslations } from '../../messages';
import { FormStep } from '../shared/FormStep';
import { ProblemNotice } from '../shared/ProblemNotice';
import { SimulationNote } from '../shared/SimulationNote';
import type { LoadableItems } from '../../types';
import type { BankTransferActor } from './bankTransferMachine';
import type { BankCountry } from './countries';
import { TransferAmount } from './TransferAmount';
import { TransferDetails } from './TransferDetails';
import { TransferHeader } from './TransferHeader';

interface ConfirmTransferProps {
  actor: BankTransferActor;
  countries: LoadableItems<BankCountry>;
  accountHolder: string;
}

/** Step 4: review the transfer, enter the amount and confirm. */
export function ConfirmTransfer({ actor, countries, accountHolder }: ConfirmTransferProps) {
  const t = useTranslations('bankTransfer');
  const isSubmitting = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return (
    <FormStep
      header={<TransferHeader actor={actor} step="confirming" subtitle={t('confirmHint')} />}
      submitLabel={t('confirm')}
      isPending={isSubmitting}
      pendingLabel={t('submitting')}
      onSubmit={() => actor.send({ type: 'confirmed' })}
      before={
        <>
          <ProblemNotice actor={actor} except={['invalidAmount']} />
          <TransferDetails {...{ actor, countries, accountHolder }} />
        </>
      }
      after={
        <>
          <Callout icon={Clock}>{t('duration')}</Callout>
          <SimulationNote actor={actor} request="submitBankTransfer" />
        </>
      }
    >
      <Stack gap={5}>
        <TransferAmount actor={actor} />
      </Stack>
    </FormStep>
  );
}
