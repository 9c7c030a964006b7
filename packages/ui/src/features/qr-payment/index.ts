export {
  createPayNowAccount,
  createPromptPayAccount,
  createQrisAccount,
  createRaastAccount,
  createWalletAccount,
  PAKISTAN,
  type CodeMarket,
  type MerchantAccountInfo,
  type PayNowPayee,
  type PromptPayPayee,
  type QrisMerchant,
  type RaastMerchant,
} from './accounts';
export { createPaymentCode, MAX_CODE_AMOUNT, type PaymentCode } from './createPaymentCode';
export type { Fields as CodeFields } from './emvFields';
export {
  parsePaymentCode,
  readPaymentCode,
  type CodeFee,
  type InvalidField,
  type ParsedPaymentCode,
  type PaymentCodeResult,
} from './parsePaymentCode';
export type { ScannedPayment } from './payment';
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
} from './qrPaymentMachine';
export type { Receiver } from './receiver';
