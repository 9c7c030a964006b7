export { kycPlan } from '@rad-wallet/ui/features/kyc/plan';
