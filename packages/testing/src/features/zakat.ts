export { zakatPlan } from '@rad-wallet/ui/features/zakat/plan';
