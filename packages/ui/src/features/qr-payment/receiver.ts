/** The payee in the codes that this wallet generates. */
export interface Receiver {
  name: string;
  /** Wallet number, such as a phone number. */
  to: string;
  /** City of the payee, stored in the code. @default the market's `city` */
  city?: string;
}
