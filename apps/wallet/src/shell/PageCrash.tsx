import { ErrorState } from '@rad-wallet/ui/ErrorState';
import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { Screen } from '@rad-wallet/ui/Screen';
import { useTranslations } from '@rad-wallet/ui/messages';
import { endSplash } from '@rad-wallet/ui/splash';
import { useEffect } from 'react';

/** Replaces a page that threw or whose chunk failed to load. */
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
