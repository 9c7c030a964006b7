import { calculateChecksum } from '../features/qr-payment/checksum';
import { createFields } from '../features/qr-payment/emvFields';

const FIELDS = {
  '00': '01',
  26: '0007com.rad',
  52: '0000',
  53: '586',
  58: 'PK',
  59: 'Tea House',
  60: 'Lahore',
};

/**
 * Writes a payment code with arbitrary fields, including ones that `createPaymentCode` rejects; `undefined` removes a
 * field.
 */
export function writeTestCode(fields: Readonly<Record<string, string | undefined>>): string {
  const body = `${createFields({ ...FIELDS, ...fields })}6304`;
  return body + calculateChecksum(body);
}
