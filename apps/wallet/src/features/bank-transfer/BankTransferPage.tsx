import { useAuthorize } from '#host/authorize';
import { checkPayee } from '#host/checkPayee';
import {
  BankTransferFlow,
  bankTransferMachine,
  bankTransferSteps,
  bankTransferMessages,
} from '@rad-wallet/ui/features/bank-transfer';
import { useMessages } from '@rad-wallet/ui/messages';
import { profileMessages } from '@rad-wallet/ui/messages/shared/profile';
import { bankCountries } from './bankCountries';
import { getReadyValue } from '../../platform/api/toLoadable';
import { useProfile } from '../../session/profile';
import { useHostActors } from '../../hosts/useHostActors';
import { money } from '../../money';
import { PageTitle } from '../../shell/PageTitle';
import { useFlowNavigation } from '../../platform/navigation/useFlowNavigation';
import { useResumableActor } from '../../session/useResumableActor';
import { href } from '../routes';

export default function BankTransferPage() {
  const t = useMessages(bankTransferMessages);
  const tProfile = useMessages(profileMessages);
  const profile = getReadyValue(useProfile());
  const actor = useResumableActor(
    bankTransferMachine.provide({ actors: useHostActors('bankTransfer') }),
    {
      // The initial amount. docs/rules.md BANK-6.
      input: { money, initialAmount: '25000' },
    },
  );
  useFlowNavigation({
    actor,
    steps: bankTransferSteps,
    leaveTo: (outcome) => (outcome === 'completed' ? href('home') : href('funds')),
    isFallback: true,
  });

  return (
    <>
      <PageTitle page={t('page')} />
      <BankTransferFlow
        actor={actor}
        authorize={useAuthorize()}
        checkPayee={checkPayee}
        countries={bankCountries}
        accountHolder={profile?.name ?? tProfile('unknown')}
      />
    </>
  );
}
