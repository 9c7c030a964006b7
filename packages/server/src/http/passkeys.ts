import {
  newPasskeyDemandSchema,
  newPasskeyGrantSchema,
  newPasskeyOptionsSchema,
  newPasskeySchema,
  PASSKEY_PATHS,
} from '@rad-wallet/api';
import type { Passkey, PasskeyRegistration } from '@rad-wallet/api';
import { generateRegistrationOptions } from '@simplewebauthn/server';
import type { Hono } from 'hono';
import { randomBytes } from 'node:crypto';
import type { LedgerPort, StoredPasskey } from '../store/port';
import { PASSKEY_TIMEOUT_MS } from './consents';
import type { ApiContext, ApiVariables } from './handlers';
import type { Pins } from './pins';
import { createProblemResponse } from './problems';
import { readBody } from './readBody';
import type { RelyingParty } from './relyingParty';
import { IDEMPOTENCY_KEY } from './requirements';
import { ALGORITHMS, verifyRegistration } from './verifyPasskey';

const RP_NAME = 'RAD Wallet';

const NOT_GRANTED = 'Adding a passkey needs the PIN first, and a passkey that was created for it';

const { passkeys: root, demands, grants, options } = PASSKEY_PATHS;

const SUB_PATHS: readonly string[] = [demands, grants, options];

const getToken = (context: ApiContext) => context.get('session')?.token ?? null;

const toServed = ({ id, name, createdAt }: StoredPasskey): Passkey => ({ id, name, createdAt });

export interface PasskeyOptions {
  store: LedgerPort;
  pins: Pins;
  relyingParty: RelyingParty;
}

/** Adds the passkeys of account holders. docs/rules.md CONSENT-15. */
export function addPasskeys(
  api: Hono<ApiVariables>,
  { store, pins, relyingParty }: PasskeyOptions,
): void {
  const { consents, passkeys } = store;

  api.get(root, async (context) => {
    const stored = await passkeys.list(context.get('holder'));
    return context.json(stored.map(toServed));
  });

  api.post(demands, async (context) => {
    const body = await readBody(context.req, newPasskeyDemandSchema);
    if (body instanceof Response) return body;
    const holder = context.get('holder');
    const setting = await consents.readSetting(holder);
    const session = context.get('session');
    return context.json(await pins.demand(holder, setting, { ...body, session }));
  });

  api.post(grants, async (context) => {
    const body = await readBody(context.req, newPasskeyGrantSchema);
    if (body instanceof Response) return body;
    const holder = context.get('holder');
    const result = await pins.authorize(holder, { ...body, session: context.get('session') });
    if (result instanceof Response) return result;
    if (result.result === 'given') {
      // Random, because devices show it to others. It stays the same, so that a device keeps one passkey per holder.
      const newHandle = randomBytes(32).toString('base64url');
      await passkeys.grant(holder, { newHandle, session: getToken(context) });
    }
    return context.json(result);
  });

  api.post(options, async (context) => {
    const body = await readBody(context.req, newPasskeyOptionsSchema);
    if (body instanceof Response) return body;
    const holder = context.get('holder');
    const challenge = randomBytes(32);
    const handle = await passkeys.begin(holder, {
      challenge: challenge.toString('base64url'),
      session: getToken(context),
    });
    if (handle === null) return createProblemResponse(422, NOT_GRANTED);
    const stored = await passkeys.list(holder);
    return context.json(
      await generateRegistrationOptions({
        rpName: RP_NAME,
        rpID: relyingParty.id,
        userName: holder,
        userDisplayName: holder,
        userID: new Uint8Array(Buffer.from(handle, 'base64url')),
        challenge: new Uint8Array(challenge),
        timeout: PASSKEY_TIMEOUT_MS,
        attestationType: 'none',
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
        excludeCredentials: stored.map(({ id, transports }) => ({
          id,
          transports: [...transports],
        })),
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
  });

  /** Uses up the grant of the session; null without one, or if the passkey cannot be verified. */
  async function add(
    context: ApiContext,
    key: string,
    { name, response }: { name: string; response: PasskeyRegistration },
  ): Promise<StoredPasskey | null> {
    const holder = context.get('holder');
    const session = getToken(context);
    const challenge = await passkeys.findChallenge(holder, session);
    if (challenge === null) return null;
    const created = await verifyRegistration(response, { challenge, relyingParty });
    return created && passkeys.add(holder, key, { ...created, name }, { challenge, session });
  }

  api.post(root, async (context) => {
    const body = await readBody(context.req, newPasskeySchema);
    if (body instanceof Response) return body;
    const holder = context.get('holder');
    const key = context.req.header(IDEMPOTENCY_KEY) ?? '';
    // The last: a repetition at the same time.
    const added =
      (await passkeys.findByKey(holder, key)) ??
      (await add(context, key, body)) ??
      (await passkeys.findByKey(holder, key));
    if (!added) return createProblemResponse(422, NOT_GRANTED);
    if (added.id !== body.response.id || added.name !== body.name) {
      return createProblemResponse(422, `Idempotency-Key ${key} was used for another request`);
    }
    return context.json(toServed(added), 201);
  });

  api.delete(`${root}/:id`, async (context, next) => {
    if (SUB_PATHS.includes(context.req.path)) return next();
    await passkeys.remove(context.get('holder'), context.req.param('id'));
    return context.body(null, 204);
  });
}
