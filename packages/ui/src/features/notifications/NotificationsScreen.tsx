import { Callout } from '../../components/Callout';
import { Card } from '../../components/Card';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { Switch } from '../../components/Switch';
import { useHrefs } from '../../hooks/useHrefs';
import { useMessages } from '../../messages';
import { notificationsMessages } from './messages';
import { PreferenceList } from './PreferenceList';
import {
  setAllPreferences,
  CHANNELS,
  isAnyOn,
  TOPICS,
  setPreference,
  type NotificationId,
  type NotificationSettings,
} from './preferences';
import { QuietHoursCard } from './QuietHoursCard';

export interface NotificationsScreenProps {
  /** Current preferences and quiet hours. */
  settings: NotificationSettings;
  /** Called with all settings after any change. */
  onChange: (settings: NotificationSettings) => void;
}

/**
 * Notification channels, topics and quiet hours. Use it for what the wallet may send and when; for all other settings
 * use `AppSettingsScreen`. docs/rules.md NOTIFY.
 */
export function NotificationsScreen({ settings, onChange }: NotificationsScreenProps) {
  const t = useMessages(notificationsMessages);
  const hrefs = useHrefs();
  const { preferences, quietHours } = settings;
  const turn = (id: NotificationId, isOn: boolean) =>
    onChange({ ...settings, preferences: setPreference(preferences, id, isOn) });
  return (
    <Screen
      header={
        <PageHeader title={t('title')} description={t('subtitle')} backHref={hrefs.profile} />
      }
    >
      <Callout title={t('noneYet')}>{t('noneYetText')}</Callout>
      <Card title={t('master')} padding="list">
        <Switch
          label={t('all')}
          description={t('allHint')}
          isSelected={isAnyOn(preferences)}
          onChange={(isOn) => onChange({ ...settings, preferences: setAllPreferences(isOn) })}
        />
      </Card>
      <PreferenceList
        heading={t('channels')}
        ids={CHANNELS}
        preferences={preferences}
        onToggle={turn}
      />
      <PreferenceList
        heading={t('topics')}
        ids={TOPICS}
        preferences={preferences}
        onToggle={turn}
      />
      <QuietHoursCard
        hours={quietHours}
        onChange={(hours) => onChange({ ...settings, quietHours: hours })}
      />
    </Screen>
  );
}
