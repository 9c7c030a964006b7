import { recentBillsAt } from '../demo/samples/bills';
import { personal } from './personal';

/** The bills that came in lately. docs/rules.md BILL-3. */
export const useBills = personal('bills', import.meta.env.VITE_API_URL ? [] : recentBillsAt);
