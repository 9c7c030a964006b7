import { Check, Landmark } from 'lucide-react';
import { Badge } from '../../components/Badge';
import { Card } from '../../components/Card';
import { EmptyState } from '../../components/EmptyState';
import { ListItem } from '../../components/ListItem';
import { ListSkeleton, LoadableList } from '../../components/LoadableList';
import { messageOf, useMessages } from '../../messages';
import { MessageText } from '../../steps/MessageText';
import { paymentMethodsMessages } from './messages';
import type { LoadableItems } from '../../types';
import { MaskedNumber } from './MaskedNumber';
import type { BankAccount } from './paymentMethods';
import * as styles from './paymentMethods.css';

export function BankAccounts({ accounts }: { accounts: LoadableItems<BankAccount> }) {
  const t = useMessages(paymentMethodsMessages);
  return (
    <Card title={t('bankAccounts')} padding="list">
      <LoadableList
        items={accounts}
        errorTitle={<MessageText message={messageOf(paymentMethodsMessages, 'accountsFailed')} />}
        loading={<ListSkeleton count={2} isDivided />}
        empty={
          <EmptyState
            icon={Landmark}
            title={<MessageText message={messageOf(paymentMethodsMessages, 'noAccounts')} />}
            description={
              <MessageText message={messageOf(paymentMethodsMessages, 'noAccountsHint')} />
            }
          />
        }
      >
        {(list) => (
          <ul role="list">
            {list.map(({ id, bankName, accountNumber, accountType, isDefault }) => (
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
        )}
      </LoadableList>
    </Card>
  );
}
