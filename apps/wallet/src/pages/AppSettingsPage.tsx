import { AppSettingsScreen } from '@rad-wallet/ui/screens/app-settings';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSettings } from '../data/SettingsContext';
import { useStoredSetting } from '../data/useStoredSetting';
import { PageTitle } from '../shell/PageTitle';
import { useStepHistory } from '../shell/useStepHistory';

/**
 * The demo starts afresh with the page: it has to be loaded anew, in place of the entry that the
 * question has in the history. docs/rules.md SET-7.
 */
const resetDemo = () => window.location.replace('/?reset-demo');

export default function AppSettingsPage() {
  const t = useTranslations('appSettings');
  const [settings, change] = useStoredSetting(useSettings().app);
  const [isAsking, setAsking] = useState(false);

  const close = () => setAsking(false);
  // The browser's Back closes the question first.
  useStepHistory({
    step: isAsking ? 2 : 1,
    isOver: false,
    goBack: () => {
      close();
      return true;
    },
    leaveTo: close,
  });

  return (
    <>
      <PageTitle page={t('title')} />
      <AppSettingsScreen
        settings={settings}
        onChange={change}
        demo={
          import.meta.env.VITE_API_URL
            ? undefined
            : { isAsking, onAskingChange: setAsking, onReset: resetDemo }
        }
      />
    </>
  );
}
