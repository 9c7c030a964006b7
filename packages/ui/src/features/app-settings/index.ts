export { AppSettingsScreen, type AppSettingsScreenProps } from './AppSettingsScreen';
export { biometricsMachine, type BiometricsActor } from './biometricsMachine';
export {
  AUTO_LOCKS,
  CURRENCIES,
  DATA_USAGES,
  LANGUAGES,
  THEMES,
  type AppSettings,
  type Language,
  type SettingsCurrency,
} from './settings';
export { appSettingsMessages } from './messages';
