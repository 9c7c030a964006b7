export { signOutMachine, type SignOutActor } from './signOutMachine';
export { SignOutScreen, type SessionSummary, type SignOutScreenProps } from './SignOutScreen';
