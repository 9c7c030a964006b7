import { useSelector } from '@xstate/react';
import { Landmark } from 'lucide-react';
import { Screen } from '../../components/Screen';
import { useTranslations } from '../../messages';
import type { LoadableItems } from '../../types';
import type { BankTransferActor } from './bankTransferMachine';
import { ChoiceList } from './ChoiceList';
import { findCountry, useCountryName, type BankCountry } from './countries';
import { TransferHeader } from './TransferHeader';

interface ChooseBankProps {
  actor: BankTransferActor;
  countries: LoadableItems<BankCountry>;
}

/** Step 2: choose one of the country's banks. */
export function ChooseBank({ actor, countries }: ChooseBankProps) {
  const t = useTranslations('bankTransfer');
  const getName = useCountryName();
  const code = useSelector(actor, ({ context }) => context.country);
  const country = findCountry(countries, code);
  const chosen = useSelector(actor, ({ context }) => context.bank);
  return (
    <Screen
      header={
        <TransferHeader
          actor={actor}
          step="choosingBank"
          subtitle={country ? t('bankHint', { country: getName(country) }) : undefined}
        />
      }
    >
      <ChoiceList
        label={t('bank')}
        items={countries}
        errorTitle={t('banksFailed')}
        getChoices={(list) => {
          const banks = list.find((it) => it.code === code)?.banks ?? [];
          return banks.map((bank) => ({ id: bank, name: bank, icon: Landmark }));
        }}
        chosen={chosen}
        onChoose={(bank) => actor.send({ type: 'bank.chosen', bank })}
      />
    </Screen>
  );
}
