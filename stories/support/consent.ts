import type {
  Authorize,
  ConsentDemand,
  ConsentInput,
  ConsentResult,
  ConsentSubject,
  DemandInput,
  NewPasskey,
  Passkey,
  PasskeyCreation,
  Passkeys,
} from '@rad-wallet/ui/features/consent';
import { request, upload } from '@rad-wallet/ui/requests';
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

export const loadPasskeys = fn<() => Promise<readonly Passkey[]>>().mockName('loadPasskeys');

export const createPasskey =
  fn<(signal: AbortSignal) => Promise<PasskeyCreation>>().mockName('createPasskey');

export const removePasskey = fn<(id: string) => Promise<void>>().mockName('removePasskey');

export const phone: Passkey = {
  id: 'phone',
  name: 'Pixel 9',
  createdAt: '2026-11-02T09:00:00.000Z',
};

export const laptop: Passkey = {
  id: 'laptop',
  name: 'MacBook Air',
  createdAt: '2026-11-20T09:00:00.000Z',
};

/** A host with passkeys, whose answers the stories set. */
export const passkeys: Passkeys = {
  load: upload(() => loadPasskeys()),
  create: upload((_, { signal }) => createPasskey(signal)),
  remove: request(({ id }) => removePasskey(id)),
  authorize: createAuthorize<NewPasskey>(),
  canCreate: true,
};

/** Call it before each story. */
export function demandPin(): void {
  loadPasskeys.mockReset().mockResolvedValue([phone, laptop]);
  createPasskey.mockReset().mockResolvedValue({ result: 'added' });
  removePasskey.mockReset().mockResolvedValue();
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
