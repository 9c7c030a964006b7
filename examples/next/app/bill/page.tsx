import { getBills } from '../../server/books';
import { PayBill } from '../../wallet/PayBill';

export default function Page() {
  return <PayBill bills={getBills()} />;
}
