import { Card } from '../../components/Card';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { TextField } from '../../components/TextField';
import { useMessages } from '../../messages';
import { notificationsMessages } from './messages';
import * as styles from './notifications.css';
import { isClockTime, type QuietHours } from './preferences';

interface QuietHoursCardProps {
  hours: QuietHours;
  onChange: (hours: QuietHours) => void;
}

const QUIET_HOURS_ENDS = ['from', 'to'] as const;

/** Clearing a time field restores the previous time. docs/rules.md NOTIFY-4. */
export function QuietHoursCard({ hours, onChange }: QuietHoursCardProps) {
  const t = useMessages(notificationsMessages);
  return (
    <Card title={t('quietHours')}>
      <Stack gap={3}>
        <Text size="caption" tone="muted">
          {t('quietHoursHint')}
        </Text>
        <div className={styles.times}>
          {QUIET_HOURS_ENDS.map((end) => (
            <TextField
              key={end}
              type="time"
              label={t(end)}
              value={hours[end]}
              onChange={(time) => {
                if (isClockTime(time)) onChange({ ...hours, [end]: time });
              }}
            />
          ))}
        </div>
      </Stack>
    </Card>
  );
}
