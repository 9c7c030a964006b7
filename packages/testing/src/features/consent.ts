export { consentPlan, consentSettingPlan } from '@rad-wallet/ui/features/consent/plan';
