export { endSplash, endSplashOnPress } from './startSplash';
