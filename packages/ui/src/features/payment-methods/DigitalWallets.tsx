import { Smartphone } from 'lucide-react';
import { Button } from '../../components/Button';
import { Card } from '../../components/Card';
import { ListItem } from '../../components/ListItem';
import { ListSkeleton, LoadableList } from '../../components/LoadableList';
import { Skeleton } from '../../components/Skeleton';
import { messageOf, useMessages } from '../../messages';
import { MessageText } from '../../steps/MessageText';
import { paymentMethodsMessages } from './messages';
import { size } from '../../theme/lengths.css';
import type { LoadableItems } from '../../types';
import type { DigitalWallet } from './paymentMethods';
import * as styles from './paymentMethods.css';

export interface DigitalWalletsProps {
  /** Mobile wallets, in display order. */
  wallets: LoadableItems<DigitalWallet>;
  /** Called when Connect is pressed. */
  onConnect: (wallet: DigitalWallet) => void;
}

/** Mobile wallets that can be connected. docs/rules.md METHOD-7. */
export function DigitalWallets({ wallets, onConnect }: DigitalWalletsProps) {
  const t = useMessages(paymentMethodsMessages);
  return (
    <Card title={t('digitalWallets')} padding="list">
      <LoadableList
        items={wallets}
        errorTitle={<MessageText message={messageOf(paymentMethodsMessages, 'walletsFailed')} />}
        loading={
          <ListSkeleton
            count={2}
            isDivided
            trailing={<Skeleton variant="block" height={size.target} width="6rem" />}
          />
        }
      >
        {(list) => (
          <ul role="list">
            {list.map((wallet) => (
              <li key={wallet.id} className={styles.entry}>
                <ListItem
                  icon={Smartphone}
                  title={wallet.name}
                  description={t('mobileWallet')}
                  trailing={
                    <Button
                      variant="outline"
                      size="sm"
                      aria-label={t('connectSpoken', { wallet: wallet.name })}
                      onPress={() => onConnect(wallet)}
                    >
                      {t('connect')}
                    </Button>
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
