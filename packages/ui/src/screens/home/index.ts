export { HOME_HISTORY_LIMIT, HomeScreen, type HomeScreenProps } from './HomeScreen';
