import { ErrorState } from '@rad-wallet/ui/ErrorState';
import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { Screen } from '@rad-wallet/ui/Screen';
import { useTranslations } from '@rad-wallet/ui/messages';
import { endSplash } from '@rad-wallet/ui/splash';
import { useEffect } from 'react';

/** What stands where a page broke or its chunk did not arrive: never a blank screen. */
export function PageCrash() {
  const t = useTranslations('common');
  useEffect(endSplash, []);
  return (
    <Screen header={<PageHeader title={t('crashed')} />}>
      <ErrorState
        title={t('reloadTitle')}
        description={t('crashedHint')}
        onRetry={() => window.location.reload()}
      />
    </Screen>
  );
}
