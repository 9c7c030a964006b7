import { contacts } from '@rad-wallet/mocks/samples';
import { createContentHook } from './createContentHook';

/** Returns the contacts in Send Money and Request Money. */
export const useContacts = createContentHook(
  'contacts',
  import.meta.env.VITE_API_URL ? [] : contacts,
);
