export { authPlan } from '@rad-wallet/ui/features/auth/plan';
