export {
  authMachine,
  type AuthActor,
  type AuthMode,
  type AuthFields,
  type AuthValues,
} from './authMachine';
export { AuthScreen, type AuthScreenProps } from './AuthScreen';
export { authMessages } from './messages';
