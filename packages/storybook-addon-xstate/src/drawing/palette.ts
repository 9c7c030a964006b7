// Colours of a drawing, each as a pair: light, dark. Texts keep 4.5 to 1 on what they stand on, lines and
// borders that mean something 3 to 1.

export const palette = {
  canvas: ['#ffffff', '#1b1c20'],
  frame: ['#f7f8fa', '#212328'],
  nested: ['#eff1f5', '#292b31'],
  state: ['#ffffff', '#33363d'],
  border: ['#7d8798', '#868e9e'],
  soft: ['#c9ced8', '#4c515c'],
  text: ['#1f2430', '#eceef2'],
  muted: ['#565f70', '#b3bac7'],
  line: ['#77819a', '#8b94a8'],
  chip: ['#ffffff', '#1b1c20'],
  active: ['#0b57d0', '#8ab4ff'],
  activeFill: ['#e3edff', '#1f3a68'],
  taken: ['#a63a00', '#ffb27a'],
  event: ['#4a63c8', '#97abff'],
  time: ['#9a6700', '#e3b341'],
  done: ['#1a7f37', '#56d364'],
  error: ['#c4233a', '#ff8593'],
  always: ['#77819a', '#8b94a8'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type ColourName = keyof typeof palette;

const names = Object.keys(palette) as ColourName[];

/** How a drawing names a colour. */
export const colour = (name: ColourName) => `var(--statechart-${name})`;

const declared = (index: 0 | 1) =>
  names.map((name) => `--statechart-${name}:${palette[name][index]}`).join(';');

/** The colours for a page: the pair's first or second as its `color-scheme` says. */
export const pageColours = `.statechart{${names
  .map((name) => `--statechart-${name}:light-dark(${palette[name].join(',')})`)
  .join(';')}}`;

/** The colours for a file, which stands by itself: by what the reader prefers. */
export const fileColours = `.statechart{${declared(0)}}@media (prefers-color-scheme: dark){.statechart{${declared(1)}}}`;
