import { useMessages } from '@rad-wallet/ui/messages';
import { NotificationsScreen, notificationsMessages } from '@rad-wallet/ui/features/notifications';
import { useSettings } from '../../session/settings';
import { useStoredSetting } from '../../platform/storage/useStoredSetting';
import { PageTitle } from '../../shell/PageTitle';

export default function NotificationsPage() {
  const t = useMessages(notificationsMessages);
  const [settings, change] = useStoredSetting(useSettings().notifications);
  return (
    <>
      <PageTitle page={t('title')} />
      <NotificationsScreen settings={settings} onChange={change} />
    </>
  );
}
