import { createLazyView } from '../../components/LazyView';
import type { CheckPayee, Payee } from './payeeCheckMachine';

export interface PayeeCheckProps {
  /** Is checked once; for another payee, give the component another `key`. */
  payee: Payee;
  /** Reads the name of the account. */
  checkPayee: CheckPayee;
}

const CheckedPayee = createLazyView(async () => (await import('./PayeeAdvice')).CheckedPayee);

/**
 * Checks the payee's name when it is mounted, and shows the result as advice (docs/rules.md PAYEE). Use it in your own
 * confirmation of a payment; the library's flows have it as `checkPayee`. Its view is loaded when it is first used.
 */
export function PayeeCheck(props: PayeeCheckProps) {
  return <CheckedPayee {...props} />;
}
