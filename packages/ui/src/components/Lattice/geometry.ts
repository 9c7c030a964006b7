type Point = readonly [x: number, y: number];

/** Ratio of the inner to the outer radius of a star made of two squares, one rotated by 45 degrees. */
const VALLEY_RATIO = Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8);

function toPath(points: readonly Point[]): string {
  const steps = points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`);
  return `M${steps.join('L')}Z`;
}

function getStarPoints(x: number, y: number, radius: number): Point[] {
  return Array.from({ length: 16 }, (_, index): Point => {
    const angle = (index * Math.PI) / 8;
    const reach = index % 2 === 0 ? radius : radius * VALLEY_RATIO;
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
}

/** Returns an eight-pointed star (khatam): two overlapping squares, one rotated by 45 degrees, with tips at `radius`. */
export function createLatticeStarPath(x: number, y: number, radius: number): string {
  return toPath(getStarPoints(x, y, radius));
}

export function createLatticeSquaresPath(x: number, y: number, radius: number): string {
  const square = (turn: number) =>
    toPath(
      [0, 1, 2, 3].map((corner): Point => {
        const angle = (corner * Math.PI) / 2 + turn;
        return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
      }),
    );
  return square(0) + square(Math.PI / 4);
}

/** Returns the cross in the gap between four stars, `inset` units away from their outlines. */
export function createLatticeCrossPath(x: number, y: number, half: number, inset: number): string {
  const diagonal = half / Math.SQRT2;
  const waist = half - diagonal - inset;
  const shoulder = diagonal - inset * (Math.SQRT2 - 1);
  const quarter: Point[] = [
    [half - inset * Math.SQRT2, 0],
    [shoulder, waist],
    [waist, waist],
    [waist, shoulder],
  ];
  return toPath(
    [0, 1, 2, 3].flatMap((turns) => {
      const cos = Math.cos((turns * Math.PI) / 2);
      const sin = Math.sin((turns * Math.PI) / 2);
      return quarter.map(([px, py]): Point => [x + px * cos - py * sin, y + px * sin + py * cos]);
    }),
  );
}
