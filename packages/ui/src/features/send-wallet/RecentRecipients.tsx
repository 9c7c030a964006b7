import { useId } from 'react';
import { Avatar } from '../../components/Avatar';
import { ListItem } from '../../components/ListItem';
import { ListSkeleton, LoadableList } from '../../components/LoadableList';
import { Ltr } from '../../components/Ltr';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { messageOf, useMessages } from '../../messages';
import { MessageText } from '../../steps/MessageText';
import { sendWalletMessages } from './messages';
import type { LoadableItems } from '../../types';
import type { WalletRecipient } from './recipient';

interface RecentRecipientsProps {
  recents: LoadableItems<WalletRecipient>;
  onAction: (recipient: WalletRecipient) => void;
  isDisabled: boolean;
}

export function RecentRecipients({ recents, onAction, isDisabled }: RecentRecipientsProps) {
  const t = useMessages(sendWalletMessages);
  const id = useId();
  return (
    <Stack gap={1}>
      <Text as="h2" size="label" tone="muted" id={id}>
        {t('recents')}
      </Text>
      <LoadableList
        items={recents}
        errorTitle={<MessageText message={messageOf(sendWalletMessages, 'recentsFailed')} />}
        loading={<ListSkeleton />}
      >
        {(list) => (
          <ul role="list" aria-labelledby={id}>
            {list.map((recipient) => (
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
        )}
      </LoadableList>
    </Stack>
  );
}
