import { paymentLink } from '../demo/samples/paymentLink';
import { personal } from './personal';

/** The link that a payment request is paid by. docs/rules.md LINK-1. */
export const usePaymentLink = personal(
  'paymentLink',
  import.meta.env.VITE_API_URL ? null : paymentLink,
);
