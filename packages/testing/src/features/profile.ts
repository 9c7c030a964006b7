export { profilePlan } from '@rad-wallet/ui/features/profile/plan';
