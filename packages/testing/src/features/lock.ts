export { lockPlan } from '@rad-wallet/ui/features/lock/plan';
