import { Check, Landmark } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Badge } from '../../components/Badge';
import { Card } from '../../components/Card';
import { ListItem } from '../../components/ListItem';
import { MaskedNumber } from './MaskedNumber';
import type { BankAccount } from './paymentMethods';
import * as styles from './paymentMethods.css';

/** The accounts at banks; there is nothing to do with them here. */
export function BankAccounts({ accounts }: { accounts: readonly BankAccount[] }) {
  const t = useTranslations('paymentMethods');
  return (
    <Card heading={t('bankAccounts')} padding="list">
      <ul role="list">
        {accounts.map(({ id, bankName, accountNumber, accountType, isDefault }) => (
          <li key={id} className={styles.entry}>
            <ListItem
              icon={Landmark}
              title={bankName}
              description={
                <>
                  {t(`accountTypes.${accountType}`)}{' '}
                  <MaskedNumber last4={accountNumber.slice(-4)}>{accountNumber}</MaskedNumber>
                </>
              }
              trailing={
                isDefault && (
                  <Badge tone="success" icon={Check}>
                    {t('default')}
                  </Badge>
                )
              }
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
