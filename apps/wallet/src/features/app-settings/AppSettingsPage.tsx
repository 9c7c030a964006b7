import { SettingsCard } from '#host/SettingsCard';
import { useMessages } from '@rad-wallet/ui/messages';
import {
  AppSettingsScreen,
  type AppSettings,
  appSettingsMessages,
} from '@rad-wallet/ui/features/app-settings';
import { useNotify } from '@rad-wallet/ui/Toast';
import { catalogue } from '../../platform/language/catalogue';
import { changeLanguage, resolveLocale } from '../../platform/language/language';
import { useSettings } from '../../session/settings';
import { useStoredSetting } from '../../platform/storage/useStoredSetting';
import { forgetCredential } from '../../platform/credential/platformCredential';
import { useBiometrics } from './useBiometrics';
import { useEditedProfile } from '../../session/profile';
import { PageTitle } from '../../shell/PageTitle';

export default function AppSettingsPage() {
  const t = useMessages(appSettingsMessages);
  const { app } = useSettings();
  const [settings, change] = useStoredSetting(app);

  const [person] = useEditedProfile();
  const biometrics = useBiometrics(person, (credentialId) =>
    change({ ...app.current(), biometrics: true, credentialId }),
  );
  const notify = useNotify();
  const apply = (changed: Partial<AppSettings>) => {
    if (changed.language) {
      changeLanguage(resolveLocale(changed.language), catalogue).catch(() =>
        notify({ tone: 'danger', id: 'languageNotLoaded' }),
      );
    }
    if (changed.biometrics !== false) return change({ ...settings, ...changed });
    if (settings.credentialId !== null) forgetCredential(settings.credentialId);
    change({ ...settings, ...changed, credentialId: null });
  };

  return (
    <>
      <PageTitle page={t('title')} />
      <AppSettingsScreen settings={settings} onChange={apply} biometrics={biometrics}>
        <SettingsCard />
      </AppSettingsScreen>
    </>
  );
}
