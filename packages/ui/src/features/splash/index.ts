export { splashMachine, type SplashActor } from './splashMachine';
export { SplashScreen, type SplashScreenProps } from './SplashScreen';
export { splashMessages } from './messages';
