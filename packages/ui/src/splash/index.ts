export { endSplash, endSplashOnPress, splashBeginning } from './endSplash';
