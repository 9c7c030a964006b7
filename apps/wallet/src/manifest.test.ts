import { light } from '@rad-wallet/ui/theme/tokens';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '..', file));

const manifest = v.parse(
  v.object({
    id: v.string(),
    start_url: v.string(),
    scope: v.string(),
    background_color: v.string(),
    theme_color: v.string(),
    icons: v.array(v.object({ src: v.string(), sizes: v.string(), purpose: v.string() })),
  }),
  JSON.parse(read('public/manifest.webmanifest').toString()),
);
const page = read('index.html').toString();

function readSize(file: string) {
  const png = read(`public/${file}`);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

it('has the name and the start URL of the wallet', () => {
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/' });
});

it("has the theme's ground, so that the device's splash goes over into ours", () => {
  expect(manifest.background_color).toBe(light.surface);
  expect(manifest.theme_color).toBe(light.surface);
});

describe('its icons', () => {
  it('have the sizes that devices require, with space for a mask', () => {
    expect(manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`).toSorted()).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
    ]);
    expect(page).toContain('<link rel="apple-touch-icon" href="/icon-180.png" />');
  });

  it.each(manifest.icons)('$src has its declared size', ({ src, sizes }) => {
    expect(readSize(src.slice(1))).toBe(sizes);
  });

  it('has an icon for the home screen of iOS', () => {
    expect(readSize('icon-180.png')).toBe('180x180');
  });
});
