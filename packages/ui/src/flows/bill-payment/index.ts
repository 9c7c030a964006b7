export { BillPaymentFlow, billPaymentStep, type BillPaymentFlowProps } from './BillPaymentFlow';
export type { BillDetails } from './billDetails';
export {
  billPaymentMachine,
  type BillPaymentContext,
  type BillPaymentEvent,
} from './billPaymentMachine';
export type { Bill, BillCategory, BillCategoryId } from './bills';
