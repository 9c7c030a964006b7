export { biometricsPlan } from '@rad-wallet/ui/features/app-settings/plan';
