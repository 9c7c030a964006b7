import { useTranslations } from 'use-intl';
import { Card } from '../../components/Card';
import { Stack } from '../../components/Stack';
import { CURRENCIES, LANGUAGES, type SettingCardProps } from './settings';
import { SettingSelect } from './SettingSelect';

/** Language and currency. docs/rules.md SET-6. */
export function RegionCard({ settings, onChange }: SettingCardProps) {
  const t = useTranslations('appSettings');
  return (
    <Card heading={t('region')}>
      <Stack gap={5}>
        <SettingSelect
          label={t('language')}
          description={t('languageHint')}
          options={LANGUAGES.map((id) => ({ id, label: t(`languages.${id}`) }))}
          value={settings.language}
          onChange={(language) => onChange({ language })}
        />
        <SettingSelect
          label={t('currency')}
          description={t('currencyHint')}
          options={CURRENCIES.map((id) => ({ id, label: t(`currencies.${id}`) }))}
          value={settings.currency}
          onChange={(currency) => onChange({ currency })}
        />
      </Stack>
    </Card>
  );
}
