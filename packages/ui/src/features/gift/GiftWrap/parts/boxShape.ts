import { createLatticeStarPath } from '../../../../components/Lattice';
import {
  createLinePath,
  getPolarPoint,
  createRandom,
  createStarPath,
  repeat,
  type Point,
} from '../drawing';

export const VIEW_SIZE = { width: 320, height: 312 } as const;

export const BODY_RECT = { x: 66, y: 178, width: 188, height: 122 } as const;

export const LID_SIZE = { width: 212, height: 42 } as const;

export const BAND_WIDTH = 26;

export const MOUTH_CENTRE: Point = [160, 190];

export const COIN_CENTRE: Point = [184, 106];

export const rimPath = createLinePath([
  [BODY_RECT.x, BODY_RECT.y],
  [BODY_RECT.x + 18, BODY_RECT.y - 20],
  [BODY_RECT.x + BODY_RECT.width - 18, BODY_RECT.y - 20],
  [BODY_RECT.x + BODY_RECT.width, BODY_RECT.y],
]);

export const rayPaths = repeat(11, (index) => {
  const middle = -Math.PI * (0.1 + 0.08 * index);
  const corner = (radius: number, side: number) =>
    getPolarPoint(MOUTH_CENTRE, radius, middle + side * 0.047);
  return createLinePath([corner(24, -1), corner(190, -1), corner(190, 1), corner(24, 1)]);
}).join('');

function createFanPath(seed: number): string {
  const count = 13;
  const next = createRandom(seed);
  return repeat(count, (index) => {
    const angle = -Math.PI * (0.08 + (0.84 * (index + next())) / count);
    const place = getPolarPoint(MOUTH_CENTRE, 92 + next() * 66, angle);
    const size = 3 + next() * 3.4;
    const turn = next() * 3;
    if (index % 3 === 0) return createLatticeStarPath(place[0], place[1], size + 1.5);
    const tips = index % 3 === 1 ? 2 : 4;
    return createStarPath(place, tips, size + 1, size * 0.5, turn);
  }).join('');
}

export const fanPaths: readonly string[] = [17, 4242, 90210].map(createFanPath);
