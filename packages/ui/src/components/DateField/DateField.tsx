import { DateInput } from './DateInput';
import type { DateFieldProps } from './dateFieldProps';

/**
 * A date input. It is the platform's, which formats and announces dates in the user's language; React Aria's has no Urdu
 * announcements.
 */
export function DateField(props: DateFieldProps) {
  return <DateInput {...props} />;
}
