import { Card } from '../../components/Card';
import { Switch } from '../../components/Switch';
import { useMessages } from '../../messages';
import { notificationsMessages } from './messages';
import * as styles from './notifications.css';
import type { NotificationId, NotificationPreferences } from './preferences';

interface PreferenceListProps {
  heading: string;
  ids: readonly NotificationId[];
  preferences: NotificationPreferences;
  onToggle: (id: NotificationId, isOn: boolean) => void;
}

export function PreferenceList({ heading, ids, preferences, onToggle }: PreferenceListProps) {
  const t = useMessages(notificationsMessages);
  return (
    <Card title={heading} padding="list">
      <ul role="list">
        {ids.map((id) => (
          <li key={id} className={styles.row}>
            <Switch
              label={t(id)}
              description={t(`${id}Hint`)}
              isSelected={preferences[id]}
              isDisabled={id === 'security'}
              onChange={(isOn) => onToggle(id, isOn)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
