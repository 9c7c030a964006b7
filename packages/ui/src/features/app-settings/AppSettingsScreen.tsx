import type { ReactNode } from 'react';
import { Card } from '../../components/Card';
import { PageHeader } from '../../components/PageHeader';
import { Screen } from '../../components/Screen';
import { Stack } from '../../components/Stack';
import { Text } from '../../components/Text';
import { useHrefs } from '../../hooks/useHrefs';
import { useMessages } from '../../messages';
import { appSettingsMessages } from './messages';
import type { BiometricsActor } from './biometricsMachine';
import { BiometricsSetting } from './BiometricsSetting';
import { ChoiceSetting } from './ChoiceSetting';
import type { Language, SettingProps, SettingsCurrency } from './settings';

export interface AppSettingsScreenProps<
  LanguageId extends string = Language,
  CurrencyId extends string = SettingsCurrency,
> extends SettingProps<LanguageId, CurrencyId> {
  /** A running `biometricsMachine` actor. The page shows the toasts it emits. */
  biometrics: BiometricsActor;
  /** Selectable languages in display order, in addition to `auto`. @default the library's languages */
  languages?: readonly { tag: LanguageId; name: string }[];
  /** Selectable currencies in display order. @default those of docs/rules.md SET-6 */
  currencies?: readonly { id: CurrencyId; label: string }[];
  /** Additional cards below the settings. */
  children?: ReactNode;
}

/**
 * Settings stored on this device. Use it for language, currency, theme and biometrics; for messages to the user use
 * `NotificationsScreen`, for personal details `EditProfileScreen`. docs/rules.md SET.
 */
export function AppSettingsScreen<
  LanguageId extends string = Language,
  CurrencyId extends string = SettingsCurrency,
>({
  biometrics,
  languages,
  currencies,
  children,
  ...given
}: AppSettingsScreenProps<LanguageId, CurrencyId>) {
  // The cast is safe, because apps differ only in `languages` and `currencies`.
  const setting = given as unknown as SettingProps;
  const t = useMessages(appSettingsMessages);
  const hrefs = useHrefs();
  return (
    <Screen
      header={
        <PageHeader title={t('title')} description={t('subtitle')} backHref={hrefs.profile} />
      }
    >
      <Card title={t('region')}>
        <Stack gap={5}>
          <ChoiceSetting
            id="language"
            {...setting}
            options={
              languages && [
                { id: 'auto', label: t('choices.language.auto') },
                ...languages.map(({ tag, name }) => ({ id: tag, label: name, lang: tag })),
              ]
            }
          />
          <ChoiceSetting id="currency" {...setting} options={currencies} />
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
