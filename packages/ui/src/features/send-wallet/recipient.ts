export interface WalletRecipient {
  id: string;
  name: string;
  initials: string;
}
