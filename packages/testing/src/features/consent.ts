export { consentPlan } from '@rad-wallet/ui/features/consent/plan';
