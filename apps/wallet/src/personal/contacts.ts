import { contacts } from '@rad-wallet/mocks/samples';
import { personal } from './personal';

/** Returns the contacts in Send Money and Request Money. */
export const useContacts = personal('contacts', import.meta.env.VITE_API_URL ? [] : contacts);
