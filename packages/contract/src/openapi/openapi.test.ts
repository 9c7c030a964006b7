import {
  API_PATHS,
  CONSENT_PATHS,
  PASSKEY_PATHS,
  PAYEE_CHECKS_PATH,
  conversionRecordSchema,
  passkeySchema,
  problemSchema,
  transactionSchema,
} from '@rad-wallet/api';
import { Validator } from '@seriousme/openapi-schema-validator';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { buildDocument } from './buildDocument';
import { OPENAPI_FILE, renderDocument } from '../testing/documentFile';
import { EXAMPLE_BODIES, EXAMPLE_CREATED, EXAMPLE_PROBLEMS } from './examples';
import { apiSchemas } from './schemas';

it('matches the schemas (npm run openapi updates it)', async () => {
  expect(readFileSync(OPENAPI_FILE, 'utf8')).toBe(await renderDocument());
});

it('is OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate({ ...structuredClone(buildDocument()) })).toEqual({
    valid: true,
  });
  expect(validator.version).toBe('3.1');
});

it('is invalid without its info object', async () => {
  const { info: _info, ...rest } = structuredClone(buildDocument());
  expect(await new Validator().validate(rest)).toMatchObject({ valid: false });
});

it('has every path that the client requests', () => {
  expect(Object.keys(buildDocument().paths)).toEqual([
    ...Object.values(API_PATHS),
    PAYEE_CHECKS_PATH,
    ...Object.values(CONSENT_PATHS),
    ...Object.values(PASSKEY_PATHS),
    `${PASSKEY_PATHS.passkeys}/{id}`,
  ]);
});

it('has no broken references', () => {
  const document = buildDocument();
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)];
  expect(references.length).toBeGreaterThan(20);
  for (const [, path = ''] of references) {
    const found = path
      .split('/')
      .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], document);
    expect(found, path).toBeDefined();
  }
});

it('includes every constraint of amounts and times', () => {
  const { Amount, Decimal, Transaction } = buildDocument().components.schemas;
  expect(Amount).toMatchObject({
    pattern: String.raw`^\d{1,40}(\.\d{1,20})?$`,
    allOf: [{ pattern: '[1-9]' }],
  });
  expect(Decimal).toMatchObject({ maxLength: 128 });
  expect(Transaction).toMatchObject({ properties: { timestamp: { format: 'date-time' } } });
});

describe('its examples', () => {
  it.each(Object.entries(EXAMPLE_BODIES))('%s', (name, body) => {
    expect(v.is(apiSchemas[name as keyof typeof apiSchemas], body)).toBe(true);
  });

  it.each(Object.entries(EXAMPLE_CREATED))('the response of %s', (name, created) => {
    const schemas = new Map<string, v.GenericSchema>([
      ['NewConversion', conversionRecordSchema],
      ['NewPasskey', passkeySchema],
    ]);
    expect(v.is(schemas.get(name) ?? transactionSchema, created)).toBe(true);
    expect(name in EXAMPLE_BODIES).toBe(true);
  });

  it.each(Object.entries(EXAMPLE_PROBLEMS))('the problem response of %s', (status, problem) => {
    expect(v.parse(problemSchema, problem).status).toBe(Number(status));
  });
});
