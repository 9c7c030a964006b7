export { qrPaymentPlan } from '@rad-wallet/ui/features/qr-payment/plan';
