import type { ApiClient, DeleteOptions, PostOptions, ReadOptions } from '../client/createApiClient';
import { PASSKEY_PATHS } from '../paths';
import { consentDemandSchema, consentResultSchema } from '../schemas/consent';
import type { ConsentDemand, ConsentResult } from '../schemas/consent';
import {
  newPasskeyDemandSchema,
  newPasskeyGrantSchema,
  newPasskeySchema,
  passkeyOptionsSchema,
  passkeySchema,
  passkeysSchema,
} from '../schemas/passkey';
import type {
  NewPasskey,
  NewPasskeyDemand,
  NewPasskeyGrant,
  Passkey,
  PasskeyOptions,
} from '../schemas/passkey';
import { createCommand } from './createCommand';

const { passkeys, demands, grants, options: creationOptions } = PASSKEY_PATHS;

/** Loads the passkeys of the account holder, oldest first. */
export async function loadPasskeys(
  client: ApiClient,
  options: Pick<ReadOptions, 'signal'> = {},
): Promise<Passkey[]> {
  return client.get(passkeys, passkeysSchema, options);
}

/** Asks how adding a passkey is authorized. */
export const demandPasskey = createCommand<NewPasskeyDemand, ConsentDemand>(
  demands,
  newPasskeyDemandSchema,
  consentDemandSchema,
);

/** Sends the PIN that permits to add one passkey. It permits nothing unless the result is `given`. */
export const grantPasskey = createCommand<NewPasskeyGrant, ConsentResult>(
  grants,
  newPasskeyGrantSchema,
  consentResultSchema,
);

/** Asks what the browser needs to create a passkey, once `grantPasskey` has permitted it. */
export async function loadPasskeyOptions(
  client: ApiClient,
  options: PostOptions,
): Promise<PasskeyOptions> {
  return client.post(creationOptions, {}, passkeyOptionsSchema, options);
}

/** Adds the passkey that the browser has created. */
export const addPasskey = createCommand<NewPasskey, Passkey>(
  passkeys,
  newPasskeySchema,
  passkeySchema,
);

/** Removes a passkey. It succeeds, too, if there is none with this id. */
export async function removePasskey(
  client: ApiClient,
  id: string,
  options: DeleteOptions = {},
): Promise<void> {
  return client.delete(`${passkeys}/${encodeURIComponent(id)}`, options);
}
