import { AppSettingsScreen } from '@rad-wallet/ui/screens/app-settings';
import { useTranslations } from 'use-intl';
import { useSettings } from '../data/SettingsContext';
import { useStoredSetting } from '../data/useStoredSetting';
import { PageTitle } from '../shell/PageTitle';

/** The demo starts afresh with the page: it has to be loaded anew. docs/rules.md SET-7. */
const resetDemo = () => window.location.assign('/?reset-demo');

export default function AppSettingsPage() {
  const t = useTranslations('appSettings');
  const [settings, change] = useStoredSetting(useSettings().app);
  return (
    <>
      <PageTitle page={t('title')} />
      <AppSettingsScreen
        settings={settings}
        onChange={change}
        onResetDemo={import.meta.env.VITE_API_URL ? undefined : resetDemo}
      />
    </>
  );
}
