import { contacts } from '@rad-wallet/mocks/samples';
import { createContentHook } from './createContentHook';

export const useContacts = createContentHook(
  'contacts',
  import.meta.env.VITE_API_URL ? [] : contacts,
);
