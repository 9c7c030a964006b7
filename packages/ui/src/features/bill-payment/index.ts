export type { BillDetails, BillReceipt, PayBillInput } from './billDetails';
export { BillPaymentFlow, type BillPaymentFlowProps } from './BillPaymentFlow';
export {
  billPaymentSteps,
  billPaymentMachine,
  type BillPaymentActor,
  type BillPaymentContext,
  type BillPaymentInput,
  type BillPaymentEvent,
  type BillPaymentSnapshot,
  type BillPaymentStep,
} from './billPaymentMachine';
export type { Bill, BillCategory, BillCategoryId } from './bills';
export { billPaymentMessages } from './messages';
