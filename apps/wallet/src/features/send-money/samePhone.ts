import { cleanIdentifier } from '@rad-wallet/ui/format';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';

/** Assumed country for numbers without a calling code. */
const HOME_COUNTRY: CountryCode = 'PK';

const normalize = (phone: string): string => {
  const plain = cleanIdentifier(phone, 'kept');
  return parsePhoneNumberFromString(plain, HOME_COUNTRY)?.number ?? plain.replace(/\D/g, '');
};

/** Whether two texts are the same phone number, such as '+92 300 1234567' and '0300-1234567'. docs/rules.md SEND-14. */
export const isSamePhone = (a: string, b: string): boolean => normalize(a) === normalize(b);
