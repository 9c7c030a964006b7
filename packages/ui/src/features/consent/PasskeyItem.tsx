import { KeyRound } from 'lucide-react';
import { ListItem } from '../../components/ListItem';
import { DATE_FORMAT, useFormatDateTime } from '../../hooks/useFormatDateTime';
import { useMessages } from '../../messages';
import { consentMessages } from './messages';
import type { Passkey } from './passkeysMachine';

/** A passkey, named by its device. */
export function PasskeyItem({ passkey: { name, createdAt } }: { passkey: Passkey }) {
  const t = useMessages(consentMessages);
  const formatDateTime = useFormatDateTime();
  return (
    <ListItem
      icon={KeyRound}
      title={<bdi translate="no">{name}</bdi>}
      description={t('passkeys.addedOn', { date: formatDateTime(createdAt, DATE_FORMAT) })}
    />
  );
}
