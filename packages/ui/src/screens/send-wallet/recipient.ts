/** A person with a wallet. */
export interface WalletRecipient {
  /** Wallet ID. */
  id: string;
  name: string;
  /** Avatar initials. */
  initials: string;
}
