import { NotificationsScreen } from '@rad-wallet/ui/screens/notifications';
import { useTranslations } from 'use-intl';
import { useSettings } from '../data/SettingsContext';
import { useStoredSetting } from '../data/useStoredSetting';
import { PageTitle } from '../shell/PageTitle';

export default function NotificationsPage() {
  const t = useTranslations('notifications');
  const [settings, change] = useStoredSetting(useSettings().notifications);
  return (
    <>
      <PageTitle page={t('title')} />
      <NotificationsScreen settings={settings} onChange={change} />
    </>
  );
}
