export { unfinishedPaymentsPlan } from '@rad-wallet/ui/features/unfinished-payments/plan';
