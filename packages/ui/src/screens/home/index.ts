export { HOME_LIMIT, HomeScreen, type HomeScreenProps } from './HomeScreen';
