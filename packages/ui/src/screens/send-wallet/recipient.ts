/** Somebody with a wallet. */
export interface WalletRecipient {
  /** Wallet ID, as it is typed. */
  id: string;
  name: string;
  /** Avatar initials. */
  initials: string;
}
