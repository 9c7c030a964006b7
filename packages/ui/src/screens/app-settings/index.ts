export { AppSettingsScreen, type AppSettingsScreenProps } from './AppSettingsScreen';
export type { DemoCardProps } from './DemoCard';
export {
  AUTO_LOCKS,
  CURRENCIES,
  DATA_USAGES,
  LANGUAGES,
  THEMES,
  type AppSettings,
} from './settings';
