/** The payee in the codes that this wallet generates. */
export interface Receiver {
  name: string;
  /** Wallet number, such as a phone number. */
  to: string;
  /** City of the payee, stored in the code. @default the market's `city` */
  city?: string;
  /** Merchant category, ISO 18245: four digits. @default '0000', none */
  category?: string;
}
