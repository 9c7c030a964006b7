const groupByFour = (digits: string) => digits.match(/.{1,4}/g) ?? [];

/** Groups a card number by four digits: '4729 0518 6633 4242'. */
export function groupDigits(digits: string): string {
  return groupByFour(digits).join(' ');
}

/** Returns the masked card number: '•••• •••• •••• 4242'. docs/rules.md CARDS-2. */
export function maskNumber(last4: string): string {
  return `${'•••• '.repeat(3)}${last4}`;
}

/** Formats a number for screen readers, digit by digit with a pause after every four: '4 7 2 9, 0 5 1 8'. */
export function formatSpokenDigits(digits: string): string {
  return groupByFour(digits)
    .map((group) => [...group].join(' '))
    .join(', ');
}

/** Formats an expiry date as 'MM/YY'. */
export function formatExpiryDigits(month: number, year: number): string {
  return `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
}
