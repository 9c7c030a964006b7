import { expect, it } from 'vitest';
import { allowUndefined } from './lib/optionalProperties.mjs';

const allow = (code: string) => allowUndefined('types.d.ts', code);

it('lets an optional property be undefined', () => {
  expect(allow('export interface Props { label: string; hint?: string; }')).toBe(
    'export interface Props { label: string; hint?: string | undefined; }',
  );
});

it('keeps the meaning of functions and conditions', () => {
  expect(allow('type Props = { onPress?: () => void; value?: T extends X ? A : B }')).toBe(
    'type Props = { onPress?: (() => void) | undefined; value?: (T extends X ? A : B) | undefined }',
  );
});

it('reaches nested properties, and leaves parameters alone', () => {
  expect(allow('declare function f(a?: string, b?: { c?: { d?: 1 } }): void;')).toBe(
    'declare function f(a?: string, b?: { c?: { d?: 1 | undefined } | undefined }): void;',
  );
});
