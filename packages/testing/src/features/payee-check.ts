export { payeeCheckPlan } from '@rad-wallet/ui/features/payee-check/plan';
