// The icons of an installed wallet, as drawings of its one icon.

/** How much of a maskable icon a device leaves of it at least: a circle of this part of its width. */
const SAFE = 0.8;

/** The svg, as wide as its picture. @param {string} svg */
const whole = (svg) => svg.replace('<svg ', '<svg width="100%" height="100%" ');

/**
 * The same without its round corners: the ground goes to the edge, since the device cuts its own shape.
 * @param {string} svg
 */
const square = (svg) => whole(svg).replace(/ rx="\d+"/, '');

/**
 * What is drawn on the ground is within the circle that every device leaves.
 * @param {string} svg
 */
const maskable = (svg) =>
  square(svg)
    .replace(
      /(<rect [^>]*\/>)/,
      `$1<g transform="translate(16 16) scale(${SAFE}) translate(-16 -16)">`,
    )
    .replace('</svg>', '</g></svg>');

/** @type {readonly { file: string, size: number, draw: (svg: string) => string }[]} */
export const icons = [
  { file: 'icon-180.png', size: 180, draw: square },
  { file: 'icon-192.png', size: 192, draw: whole },
  { file: 'icon-512.png', size: 512, draw: whole },
  { file: 'icon-maskable-192.png', size: 192, draw: maskable },
  { file: 'icon-maskable-512.png', size: 512, draw: maskable },
];
