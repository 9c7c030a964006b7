import { useTranslations } from 'use-intl';
import { Card } from '../../components/Card';
import { Stack } from '../../components/Stack';
import { Switch } from '../../components/Switch';
import { AUTO_LOCKS, type SettingCardProps } from './settings';
import { SettingSelect } from './SettingSelect';

/** Biometrics and auto-lock. docs/rules.md SET-6. */
export function SecurityCard({ settings, onChange }: SettingCardProps) {
  const t = useTranslations('appSettings');
  return (
    <Card heading={t('security')}>
      <Stack gap={4}>
        <Switch
          label={t('biometrics')}
          description={t('biometricsHint')}
          isSelected={settings.biometrics}
          onChange={(biometrics) => onChange({ biometrics })}
        />
        <SettingSelect
          label={t('autoLock')}
          description={t('autoLockHint')}
          options={AUTO_LOCKS.map((id) => ({
            id,
            label: id === 'never' ? t('never') : t('minutes', { minutes: Number(id) }),
          }))}
          value={settings.autoLock}
          onChange={(autoLock) => onChange({ autoLock })}
        />
      </Stack>
    </Card>
  );
}
