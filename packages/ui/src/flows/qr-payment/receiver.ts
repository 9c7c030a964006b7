/** The payee of the codes that this wallet shows. */
export interface Receiver {
  name: string;
  /** Wallet number, such as a phone number. */
  to: string;
  /** @default 'Pakistan' */
  city?: string;
}
