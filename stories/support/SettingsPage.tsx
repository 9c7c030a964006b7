import { AppShell } from '@rad-wallet/ui/AppShell';
import { appSettingsMessages } from '@rad-wallet/ui/features/app-settings';
import { useMessages } from '@rad-wallet/ui/messages';
import { PageHeader } from '@rad-wallet/ui/PageHeader';
import { Screen } from '@rad-wallet/ui/Screen';
import { Text } from '@rad-wallet/ui/Text';
import type { ReactNode } from 'react';

/** The page /app-settings with one card. */
export function SettingsPage({ children }: { children: ReactNode }) {
  const t = useMessages(appSettingsMessages);
  return (
    <AppShell>
      <Screen header={<PageHeader title={t('title')} backHref="/profile" />}>{children}</Screen>
    </AppShell>
  );
}

/** The page behind an open sheet. */
export function SettingsSheetPage({ children }: { children: ReactNode }) {
  const t = useMessages(appSettingsMessages);
  return (
    <SettingsPage>
      <Text tone="muted">{t('subtitle')}</Text>
      {children}
    </SettingsPage>
  );
}
