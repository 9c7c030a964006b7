import type {
  Authorize,
  ConsentDemand,
  ConsentInput,
  ConsentResult,
  ConsentSubject,
  DemandInput,
} from '@rad-wallet/ui/features/consent';
import { upload } from '@rad-wallet/ui/requests';
import { expect, fn, screen, within } from 'storybook/test';

export const demandConsent = fn<(input: DemandInput<ConsentSubject>) => Promise<ConsentDemand>>(
  async () => ({ method: 'pin' }),
).mockName('demandConsent');

export const giveConsent = fn<(input: ConsentInput<ConsentSubject>) => Promise<ConsentResult>>(
  async () => ({ result: 'given' }),
).mockName('giveConsent');

export const onSignIn = fn<() => void>().mockName('signIn');

/** A host whose answers the stories set. */
export const createAuthorize = <Subject extends ConsentSubject>(): Authorize<Subject> => ({
  demandConsent: upload<ConsentDemand, DemandInput<Subject>>((input) => demandConsent(input)),
  giveConsent: upload<ConsentResult, ConsentInput<Subject>>((input) => giveConsent(input)),
  onSignIn,
});

export const authorize: Authorize = createAuthorize();

/** Call it before each story. */
export function demandPin(): void {
  demandConsent.mockReset().mockResolvedValue({ method: 'pin' });
  giveConsent.mockReset().mockResolvedValue({ result: 'given' });
  onSignIn.mockReset();
}

/** Expects that consent is asked for to pay this amount to this payee. */
export async function expectConsent(payee: string, amount: string): Promise<void> {
  await screen.findByLabelText('Payment PIN');
  const sheet = within(screen.getByRole('dialog', { name: 'Approve payment' }));
  await expect(sheet.getByText(payee)).toBeVisible();
  await expect(sheet.getByText(amount)).toBeVisible();
}
