export { endSplash, endSplashOnPress, getSplashStartTime } from './endSplash';
