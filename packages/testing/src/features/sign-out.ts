export { signOutPlan } from '@rad-wallet/ui/features/sign-out/plan';
