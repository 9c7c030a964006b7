import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { cutOut, whereDifferent } from './pixels.ts';

/** A white picture with some pixels in black. */
function drawn(width: number, height: number, ...black: [x: number, y: number][]): PNG {
  const picture = new PNG({ width, height });
  picture.data.fill(255);
  for (const [x, y] of black) picture.data.writeUInt32BE(0x000000ff, (y * width + x) * 4);
  return picture;
}

describe('where two pictures differ', () => {
  test('is what holds every pixel that is another', () => {
    const one = drawn(40, 30, [3, 4], [12, 20]);
    expect(whereDifferent(one, drawn(40, 30, [3, 4]))).toBe('1 x 1 pixels from (12, 20)');
    expect(whereDifferent(one, drawn(40, 30))).toBe('10 x 17 pixels from (3, 4)');
  });

  test('is said of pictures of two sizes, and of the same picture', () => {
    expect(whereDifferent(drawn(40, 30), drawn(40, 31))).toBe('size');
    expect(whereDifferent(drawn(4, 3, [1, 1]), drawn(4, 3, [1, 1]))).toBe('nothing');
  });
});

test('what is cut out has a margin as far as the picture goes', () => {
  const part = cutOut(drawn(60, 50, [30, 4], [32, 6]));
  expect([part.width, part.height]).toEqual([3 + 16, 3 + 12]);
  expect(part.data.readUInt32BE((4 * part.width + 8) * 4)).toBe(0x000000ff);
  const plain = drawn(60, 50);
  expect(cutOut(plain)).toBe(plain);
});
