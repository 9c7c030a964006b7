export { splashPlan } from '@rad-wallet/ui/features/splash/plan';
