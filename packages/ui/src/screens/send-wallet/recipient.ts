/** A person who can receive a transfer to their wallet. */
export interface WalletRecipient {
  /** Wallet ID. */
  id: string;
  name: string;
  /** Avatar initials. */
  initials: string;
}
