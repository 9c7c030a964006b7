export {
  createPaymentCode,
  MAX_CODE_AMOUNT,
  parsePaymentCode,
  WALLET_ACCOUNT,
  type AccountTemplate,
  type CodeMarket,
  type PaymentCode,
  type ParsedPaymentCode,
} from './paymentCode';
export { QrPaymentFlow, type QrPaymentFlowProps } from './QrPaymentFlow';
export {
  MAX_NOTE_LENGTH,
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
