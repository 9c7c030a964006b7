import { useSelector } from '@xstate/react';
import { Card } from '../../components/Card';
import { DescriptionList } from '../../components/DescriptionList';
import { Ltr } from '../../components/Ltr';
import { useTranslations } from '../../messages';
import type { BankTransferActor } from './bankTransferMachine';
import { usesIban } from './countries';

interface TransferDetailsProps {
  actor: BankTransferActor;
  accountHolder: string;
}

/** Shows account holder, account, bank and country for review. */
export function TransferDetails({ actor, accountHolder }: TransferDetailsProps) {
  const t = useTranslations('bankTransfer');
  const country = useSelector(actor, ({ context }) => context.country);
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
          ...(country ? [{ term: t('country'), value: t(`countries.${country}`) }] : []),
        ]}
      />
    </Card>
  );
}
