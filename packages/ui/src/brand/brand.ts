/** What an app calls itself, and what its messages may claim. */
export interface Brand {
  /** Name of the app: ‘RAD Wallet’. */
  name: string;
  /** Its short name, in ‘RAD Score’ and for the network of its users. @default `name` */
  shortName?: string;
  /** Blockchain with the proofs of balances and transactions. @default 'Solana' */
  chain?: string;
  /** Identity card that the KYC flow asks for. @default 'CNIC' */
  identityCard?: string;
  /** Whether messages say that the products are Shariah-compliant. @default true */
  isShariahCompliant?: boolean;
}
