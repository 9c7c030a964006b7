import { useSelector } from '@xstate/react';
import { Avatar } from '../../components/Avatar';
import { Screen } from '../../components/Screen';
import { useTranslations } from '../../messages';
import type { LoadableItems } from '../../types';
import type { BankTransferActor } from './bankTransferMachine';
import { ChoiceList } from './ChoiceList';
import { useCountryName, type BankCountry } from './countries';
import { TransferHeader } from './TransferHeader';

interface ChooseCountryProps {
  actor: BankTransferActor;
  countries: LoadableItems<BankCountry>;
}

/** Step 1: choose the country to send money to. */
export function ChooseCountry({ actor, countries }: ChooseCountryProps) {
  const t = useTranslations('bankTransfer');
  const getName = useCountryName();
  const chosen = useSelector(actor, ({ context }) => context.country);
  return (
    <Screen
      header={<TransferHeader actor={actor} step="choosingCountry" subtitle={t('countryHint')} />}
    >
      <ChoiceList
        label={t('country')}
        items={countries}
        errorTitle={t('countriesFailed')}
        getChoices={(list) =>
          list.map((country) => ({
            id: country.code,
            name: getName(country),
            leading: <Avatar initials={country.code} />,
          }))
        }
        chosen={chosen}
        onChoose={(country) => actor.send({ type: 'country.chosen', country })}
      />
    </Screen>
  );
}
