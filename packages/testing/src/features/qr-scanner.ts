export { qrScannerPlan } from '@rad-wallet/ui/features/qr-scanner/plan';
