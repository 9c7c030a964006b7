export { paymentUri, type PaymentCode } from './paymentUri';
export { QrPaymentFlow, type QrPaymentFlowProps } from './QrPaymentFlow';
export {
  NOTE_LENGTH,
  qrPaymentSteps,
  qrPaymentMachine,
  type PayByQrInput,
  type QrPaymentActor,
  type QrPaymentContext,
  type QrPaymentEvent,
  type QrPaymentInput,
  type QrPaymentSnapshot,
  type QrPaymentStep,
  type ScannedPayment,
} from './qrPaymentMachine';
export type { Receiver } from './receiver';
