import type { CardFieldsProps } from '@rad-wallet/ui/features/payment-methods';
import { vars } from '@rad-wallet/ui/theme';

const NUMBER = '4242 4242 4242 4242';

/** Stands for the frame of a card processor. The card is complete once the whole number is typed. */
export function SampleCardFields({ onChange, label, isInvalid, isDisabled }: CardFieldsProps) {
  const change = (text: string) => {
    const isComplete = text.replaceAll(' ', '') === NUMBER.replaceAll(' ', '');
    const expiry = { month: 8, year: 2029 };
    onChange(isComplete ? { token: 'tok_1', brand: 'visa', last4: '4242', expiry } : null);
  };
  return (
    <input
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      disabled={isDisabled}
      dir="ltr"
      placeholder={NUMBER}
      onChange={({ target }) => change(target.value)}
      style={{
        inlineSize: '100%',
        padding: '12px 16px',
        border: '1px dashed',
        borderRadius: 12,
        font: `18px ${vars.font.mono}`,
        color: 'inherit',
        background: 'none',
      }}
    />
  );
}
