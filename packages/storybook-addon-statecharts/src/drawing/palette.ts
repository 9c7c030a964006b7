// Light and dark. Text has a contrast of 4.5:1 against its background, meaningful lines and borders 3:1.

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

/** The CSS variable of a colour. */
export const colour = (name: ColourName) => `var(--statechart-${name})`;

/** Declares the variables; the page's `color-scheme` selects light or dark. */
export const pageColours = `.statechart{${names
  .map((name) => `--statechart-${name}:light-dark(${palette[name].join(',')})`)
  .join(';')}}`;
