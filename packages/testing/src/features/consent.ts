export {
  consentPlan,
  consentSettingPlan,
  passkeysPlan,
} from '@rad-wallet/ui/features/consent/plan';
