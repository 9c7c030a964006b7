export { templateNamePlan } from '@rad-wallet/ui/features/template-name/plan';
