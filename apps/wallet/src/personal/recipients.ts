import { recipients } from '../demo/samples/recipients';
import { personal } from './personal';

/** The recent recipients of Send to Wallet. docs/rules.md WAL-2. */
export const useRecipients = personal('recipients', import.meta.env.VITE_API_URL ? [] : recipients);
