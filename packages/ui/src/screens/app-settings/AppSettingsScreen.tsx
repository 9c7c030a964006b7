import type { ReactNode } from 'react';
import { Card } from '../../components/Card';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { useHrefs } from '../../hooks/useHrefs';
import { useTranslations } from '../../messages';
import type { BiometricsActor } from './biometricsMachine';
import { BiometricsSetting } from './BiometricsSetting';
import { ChoiceSetting } from './ChoiceSetting';
import type { SettingProps } from './settings';

export interface AppSettingsScreenProps extends SettingProps {
  /** A running `biometricsMachine` actor. The page shows the toasts it emits. */
  biometrics: BiometricsActor;
  /** More cards, shown below the settings. */
  children?: ReactNode;
}

/** Settings of this device. docs/rules.md SET. */
export function AppSettingsScreen({ biometrics, children, ...setting }: AppSettingsScreenProps) {
  const t = useTranslations('appSettings');
  const hrefs = useHrefs();
  return (
    <Screen
      header={
        <PageHeader title={t('title')} description={t('subtitle')} backHref={hrefs.profile} />
      }
    >
      <Card title={t('region')}>
        <Stack gap={5}>
          <ChoiceSetting id="language" {...setting} />
          <ChoiceSetting id="currency" {...setting} />
        </Stack>
      </Card>
      <Card title={t('appearance')}>
        <ChoiceSetting id="theme" {...setting} />
      </Card>
      <Card title={t('security')}>
        <Stack gap={4}>
          <BiometricsSetting actor={biometrics} {...setting} />
          <ChoiceSetting id="autoLock" {...setting} />
        </Stack>
      </Card>
      <Card title={t('data')}>
        <ChoiceSetting id="dataUsage" {...setting} />
      </Card>
      {children}
      <Text size="caption" tone="muted" align="center">
        {t('afterSignOut')}
      </Text>
    </Screen>
  );
}
