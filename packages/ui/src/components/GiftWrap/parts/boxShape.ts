import { starPath } from '../../Lattice';
import { lines, polar, scatter, star, times, type Point } from '../drawing';

export const VIEW = { width: 320, height: 312 } as const;

export const BODY = { x: 66, y: 178, width: 188, height: 122 } as const;

export const LID = { width: 212, height: 42 } as const;

/** Width of the ribbon around body and lid. */
export const BAND = 26;

export const MOUTH: Point = [160, 190];

export const COIN: Point = [184, 106];

export const rim = lines([
  [BODY.x, BODY.y],
  [BODY.x + 18, BODY.y - 20],
  [BODY.x + BODY.width - 18, BODY.y - 20],
  [BODY.x + BODY.width, BODY.y],
]);

/** Light out of the opening. */
export const rays = times(11, (index) => {
  const middle = -Math.PI * (0.1 + 0.08 * index);
  const corner = (radius: number, side: number) => polar(MOUTH, radius, middle + side * 0.047);
  return lines([corner(24, -1), corner(190, -1), corner(190, 1), corner(24, 1)]);
}).join('');

/** Stars, lozenges and slips in a fan above the box. */
function fan(seed: number): string {
  const count = 13;
  const next = scatter(seed);
  return times(count, (index) => {
    const angle = -Math.PI * (0.08 + (0.84 * (index + next())) / count);
    const place = polar(MOUTH, 92 + next() * 66, angle);
    const size = 3 + next() * 3.4;
    const turn = next() * 3;
    if (index % 3 === 0) return starPath(place[0], place[1], size + 1.5);
    const tips = index % 3 === 1 ? 2 : 4;
    return star(place, tips, size + 1, size * 0.5, turn);
  }).join('');
}

/** One for each ink of the confetti. */
export const fans: readonly string[] = [17, 4242, 90210].map(fan);
