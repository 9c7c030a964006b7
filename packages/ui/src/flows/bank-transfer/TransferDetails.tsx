import { useSelector } from '@xstate/react';
import { Card } from '../../components/Card';
import { DescriptionList } from '../../components/DescriptionList';
import { Ltr } from '../../components/Ltr';
import { useTranslations } from '../../messages';
import type { LoadableItems } from '../../types';
import type { BankTransferActor } from './bankTransferMachine';
import { findCountry, useCountryName, usesIban, type BankCountry } from './countries';

interface TransferDetailsProps {
  actor: BankTransferActor;
  countries: LoadableItems<BankCountry>;
  accountHolder: string;
}

/** Shows account holder, account, bank and country for review. */
export function TransferDetails({ actor, countries, accountHolder }: TransferDetailsProps) {
  const t = useTranslations('bankTransfer');
  const getName = useCountryName();
  const code = useSelector(actor, ({ context }) => context.country);
  const country = findCountry(countries, code);
  const bank = useSelector(actor, ({ context }) => context.bank ?? '');
  const accountNumber = useSelector(actor, ({ context }) => context.accountNumber.trim());
  return (
    <Card>
      <DescriptionList
        items={[
          { term: t('accountHolder'), value: accountHolder },
          {
            term: t(usesIban(country) ? 'iban' : 'accountNumber'),
            value: <Ltr>{accountNumber}</Ltr>,
            isStacked: true,
          },
          { term: t('bank'), value: bank },
          ...(country ? [{ term: t('country'), value: getName(country) }] : []),
        ]}
      />
    </Card>
  );
}
