import { Bell } from 'lucide-react';
import { IconButton } from '../../components/Button';
import { useMessages } from '../../messages';
import * as styles from './InboxButton.css';
import { inboxMessages } from './messages';

export interface InboxButtonProps {
  /** How many transactions are new. */
  unread: number;
  /** Called to open the inbox. */
  onPress: () => void;
}

/** The largest count with its own figure. */
const LARGEST = 9;

/**
 * A bell with the number of new notifications, which its name contains. Use it as `trailing` of `HomeScreen`, and open
 * an `InboxSheet` with it. docs/rules.md INBOX-3.
 */
export function InboxButton({ unread, onPress }: InboxButtonProps) {
  const t = useMessages(inboxMessages);
  return (
    <div className={styles.button}>
      <IconButton
        icon={Bell}
        aria-label={unread > 0 ? t('titleWithNew', { count: String(unread) }) : t('title')}
        onPress={onPress}
      />
      {unread > 0 && (
        <span aria-hidden dir="ltr" className={styles.count}>
          {unread > LARGEST ? `${LARGEST}+` : unread}
        </span>
      )}
    </div>
  );
}
