import { Moon, Sun, SunMoon, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Card } from '../../components/Card';
import type { ThemePreference } from '../../theme/applyTheme';
import { THEMES, type SettingCardProps } from './settings';
import { SettingSegments } from './SettingSegments';

const icons: Record<ThemePreference, LucideIcon> = { light: Sun, dark: Moon, auto: SunMoon };

/** Light, dark, or as the device. docs/rules.md SET-4. */
export function AppearanceCard({ settings, onChange }: SettingCardProps) {
  const t = useTranslations('appSettings');
  return (
    <Card heading={t('appearance')}>
      <SettingSegments
        label={t('theme')}
        description={t('themeHint')}
        segments={THEMES.map((id) => ({ id, label: t(`themes.${id}`), icon: icons[id] }))}
        value={settings.theme}
        onChange={(theme) => onChange({ theme })}
      />
    </Card>
  );
}
