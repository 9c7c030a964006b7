import { getAccounts } from '../../server/books';
import { SendMoney } from '../../wallet/SendMoney';

export default function Page() {
  return <SendMoney accounts={getAccounts()} />;
}
