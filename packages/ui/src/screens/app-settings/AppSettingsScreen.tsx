import { useTranslations } from 'use-intl';
import { Card } from '../../components/Card';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { AppearanceCard } from './AppearanceCard';
import { DemoCard, type DemoCardProps } from './DemoCard';
import { RegionCard } from './RegionCard';
import { SecurityCard } from './SecurityCard';
import { DATA_USAGES, type AppSettings } from './settings';
import { SettingSegments } from './SettingSegments';

export interface AppSettingsScreenProps {
  settings: AppSettings;
  /** Takes the settings as a whole, with one of them changed. */
  onChange: (settings: AppSettings) => void;
  /** Asks, and puts the demo's data back. Left out where the wallet is no demo. */
  demo?: DemoCardProps;
}

/** How the wallet looks and behaves on this device. docs/rules.md SET. */
export function AppSettingsScreen({ settings, onChange, demo }: AppSettingsScreenProps) {
  const t = useTranslations('appSettings');
  const card = {
    settings,
    onChange: (change: Partial<AppSettings>) => onChange({ ...settings, ...change }),
  };
  return (
    <Screen header={<PageHeader title={t('title')} subtitle={t('subtitle')} backHref="/profile" />}>
      <RegionCard {...card} />
      <AppearanceCard {...card} />
      <SecurityCard {...card} />
      <Card heading={t('data')}>
        <SettingSegments
          label={t('dataUsage')}
          description={t('dataUsageHint')}
          segments={DATA_USAGES.map((id) => ({ id, label: t(`dataUsages.${id}`) }))}
          value={settings.dataUsage}
          onChange={(dataUsage) => card.onChange({ dataUsage })}
        />
      </Card>
      {demo && <DemoCard {...demo} />}
    </Screen>
  );
}
