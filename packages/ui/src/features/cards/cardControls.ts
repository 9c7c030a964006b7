import type { ReactNode } from 'react';
import type { CardFreezeActor } from './cardFreezeMachine';
import type { WalletCard } from './walletCard';

/** The question before a card is frozen or unfrozen, or the sheet of its limits. */
export interface CardDialog {
  kind: 'freeze' | 'limits';
  card: WalletCard;
}

export interface CardLimitsProps {
  /** The card whose limits are set. */
  card: WalletCard;
  /** Whether the sheet is open. */
  isOpen: boolean;
  /** Called when the user closes the sheet. */
  onClose: () => void;
}

export interface CardControls {
  /** Returns a card's running `cardFreezeMachine` actor. @default cards cannot be frozen */
  getFreeze?: (card: WalletCard) => CardFreezeActor;
  /**
   * Renders a `CardLimitsSheet`, which the page should lazy-load. Not called for a card without `limits`.
   * @default limits cannot be set
   */
  renderLimits?: (props: CardLimitsProps) => ReactNode;
  /** The open dialog; controlled by the page, which shows the toasts of the actors. */
  dialog: CardDialog | null;
  /** Called to open a dialog, or with null to close it. */
  onDialogChange: (dialog: CardDialog | null) => void;
}
