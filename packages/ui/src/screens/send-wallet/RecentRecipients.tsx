import { useId } from 'react';
import { Avatar } from '../../components/Avatar';
import { ListItem } from '../../components/ListItem';
import { Ltr } from '../../components/Ltr';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { useTranslations } from '../../messages';
import type { WalletRecipient } from './recipient';

interface RecentRecipientsProps {
  recents: readonly WalletRecipient[];
  onAction: (recipient: WalletRecipient) => void;
  isDisabled: boolean;
}

/** Recent recipients. Pressing one fills in their wallet ID. */
export function RecentRecipients({ recents, onAction, isDisabled }: RecentRecipientsProps) {
  const t = useTranslations('sendWallet');
  const id = useId();
  return (
    <Stack gap={1}>
      <Text as="h2" size="label" tone="muted" id={id}>
        {t('recents')}
      </Text>
      <ul role="list" aria-labelledby={id}>
        {recents.map((recipient) => (
          <li key={recipient.id}>
            <ListItem
              leading={<Avatar initials={recipient.initials} />}
              title={recipient.name}
              description={<Ltr>{recipient.id}</Ltr>}
              onPress={() => onAction(recipient)}
              isDisabled={isDisabled}
            />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
