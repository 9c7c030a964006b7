import type { InputProps } from '../Field/fieldProps';

export interface DateFieldProps extends InputProps {
  /** The date as `YYYY-MM-DD`, if controlled; empty for none. */
  value?: string;
  /** Initial date as `YYYY-MM-DD`, if uncontrolled. @default '' */
  defaultValue?: string;
  /** Called with the date as `YYYY-MM-DD`, or with an empty string while it is incomplete. */
  onChange?: (date: string) => void;
  /** First date offered by the picker, as `YYYY-MM-DD`. An earlier date can still be typed, so validate it. */
  min?: string;
  /** Last date offered by the picker, as `YYYY-MM-DD`. A later date can still be typed, so validate it. */
  max?: string;
  /** Autofill hint for a date of birth. */
  autoComplete?: 'bday' | 'off';
}
