import type { CurrencyCode } from '../../format';
import { useClock } from '../../hooks/useClock';
import { useMessages } from '../../messages';
import { commonMessages } from '../../messages/shared/common';
import { paymentMessages } from '../../messages/shared/payment';
import { AlertDialog } from '../AlertDialog';
import { AmountSentence } from '../Amount';

export interface RepeatQuestionProps {
  /** Whether the dialog is open. Always controlled: set it to false in the callbacks. */
  isOpen: boolean;
  /** Who received the payment. @default the user's own account */
  payee?: string;
  /** Decimal string in units of the currency. */
  amount: string;
  /** Code of the amount's currency. @default the home currency */
  currency?: CurrencyCode;
  /** When the payment was made before, ISO 8601. */
  paidAt: string;
  /** Called when the payment should be made again. */
  onConfirm: () => void;
  /** Called when the user presses Cancel or Escape. */
  onCancel: () => void;
}

const MINUTE_MS = 60_000;

/**
 * Asks before a payment of the last few minutes is made again. Use it if your own flow finds such a payment; the flows
 * of this library already ask. For other questions use `AlertDialog`. docs/rules.md PAY-12.
 */
export function RepeatQuestion({
  payee,
  amount,
  currency,
  paidAt,
  ...dialog
}: RepeatQuestionProps) {
  const t = useMessages(paymentMessages);
  const tCommon = useMessages(commonMessages);
  const clock = useClock();
  const elapsed = clock().getTime() - Date.parse(paidAt);
  const minutes = Math.max(0, Math.floor(elapsed / MINUTE_MS));
  const isOwn = payee === undefined;
  return (
    <AlertDialog
      {...dialog}
      title={t('repeat.title')}
      confirmLabel={isOwn ? t('repeat.makeAgain') : t('repeat.sendAgain')}
      cancelLabel={tCommon('cancel')}
    >
      <AmountSentence>
        {(write) => {
          const written = write(amount, currency);
          return isOwn
            ? t('repeat.made', { amount: written, minutes })
            : t('repeat.sent', { amount: written, payee, minutes });
        }}
      </AmountSentence>
    </AlertDialog>
  );
}
