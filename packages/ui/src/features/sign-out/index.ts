export { signOutMachine, type SignOutActor } from './signOutMachine';
export { SigningOut } from './SigningOut';
export { SignOutScreen, type SessionSummary, type SignOutScreenProps } from './SignOutScreen';
export { signOutMessages } from './messages';
