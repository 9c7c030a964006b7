export {
  QrPaymentFlow,
  qrPaymentStep,
  type QrPaymentFlowProps,
  type Receiver,
} from './QrPaymentFlow';
export {
  NOTE_LENGTH,
  qrPaymentMachine,
  type QrPaymentContext,
  type QrPaymentEvent,
} from './qrPaymentMachine';
export { paymentUri, type PaymentCode } from './paymentUri';
