import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { compare, haveSamePixels } from './pixels.ts';

/** The first `count` pixels have the red value `red`; all others are black. */
function createScreenshot({ width = 10, count = 0, red = 255 } = {}): PNG {
  const screenshot = new PNG({ width, height: 10 });
  for (let index = 0; index < width * 10; index += 1) {
    screenshot.data.set([index < count ? red : 0, 0, 0, 255], index * 4);
  }
  return screenshot;
}

const baseline = createScreenshot();

const RED = [255, 0, 0, 255];

it('tolerates a colour difference of one step, but not of a few', () => {
  expect(compare(createScreenshot({ count: 100, red: 1 }), baseline, 0)).toBeNull();
  expect(compare(createScreenshot({ count: 1, red: 8 }), baseline, 0)?.message).toBe('1 px differ');
});

it('fails if more pixels differ than tolerated, and marks them', () => {
  expect(compare(createScreenshot({ count: 3 }), baseline, 3)).toBeNull();
  const difference = compare(createScreenshot({ count: 4 }), baseline, 3);
  expect(difference?.message).toBe('4 px differ');
  const getPixel = (index: number) => [
    ...(difference?.image?.data.subarray(index * 4, index * 4 + 4) ?? []),
  ];
  expect(getPixel(3)).toEqual(RED);
  expect(getPixel(4)).not.toEqual(RED);
});

it('fails if the size differs, whatever the tolerance', () => {
  expect(compare(createScreenshot({ width: 11 }), baseline, 1000)?.message).toBe(
    '11 × 10 px instead of 10 × 10 px',
  );
});

const encode = (picture: PNG, filterType: number) =>
  PNG.sync.write(picture, { colorType: 2, filterType });

it('recognizes equal pixels in different encodings', () => {
  const picture = createScreenshot({ count: 37, red: 200 });
  const other = createScreenshot({ count: 38, red: 200 });
  expect(haveSamePixels(encode(picture, 2), encode(picture, 0))).toBe(true);
  expect(haveSamePixels(encode(other, 2), encode(picture, 0))).toBe(false);
  expect(haveSamePixels(encode(createScreenshot({ width: 20 }), 0), encode(picture, 0))).toBe(
    false,
  );
});

it('leaves other encodings to pngjs', () => {
  expect(haveSamePixels(encode(baseline, 4), encode(baseline, 4))).toBe(false);
});
