import { FONT_SIZE } from '../layout/measure';

// Light and dark colours. Text has a contrast of 4.5:1 against its background; meaningful lines and borders have 3:1.

const palette = {
  canvas: ['#ffffff', '#1b1c20'],
  frame: ['#f7f8fa', '#212328'],
  nested: ['#eff1f5', '#292b31'],
  state: ['#ffffff', '#33363d'],
  border: ['#7d8798', '#868e9e'],
  soft: ['#c9ced8', '#4c515c'],
  text: ['#1f2430', '#eceef2'],
  muted: ['#565f70', '#b3bac7'],
  line: ['#77819a', '#8b94a8'],
  active: ['#0b57d0', '#8ab4ff'],
  activeFill: ['#e3edff', '#1f3a68'],
  taken: ['#a63a00', '#ffb27a'],
  event: ['#4a63c8', '#97abff'],
  time: ['#9a6700', '#e3b341'],
  done: ['#1a7f37', '#56d364'],
  error: ['#c4233a', '#ff8593'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

type ColourName = keyof typeof palette;

export const colour = (name: ColourName) => `var(--statechart-${name})`;

/** Declares the colour variables; the page's `color-scheme` selects light or dark. */
const variables = `.statechart{${Object.entries(palette)
  .map(([name, colours]) => `--statechart-${name}:light-dark(${colours.join(',')})`)
  .join(';')}}`;

const FONT = `ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif`;

const createStyles = (colour: (name: ColourName) => string) => `
.statechart{font-family:${FONT};font-size:${FONT_SIZE.text}px}
.statechart text{fill:${colour('text')};dominant-baseline:central;white-space:pre}
.statechart .name{font-size:${FONT_SIZE.name}px;font-weight:600}
.statechart .small{font-size:${FONT_SIZE.small}px;fill:${colour('muted')}}
.statechart .trigger{font-weight:600}
.statechart .box{fill:${colour('state')};stroke:${colour('border')}}
.statechart .parent>.box{fill:${colour('nested')};stroke:${colour('soft')}}
.statechart .root>.box{fill:${colour('frame')};stroke:${colour('soft')}}
.statechart .region>.box{stroke-dasharray:6 4;stroke:${colour('border')}}
.statechart .rule{stroke:${colour('soft')}}
.statechart .inner{fill:none;stroke:${colour('border')}}
.statechart .pill{fill:${colour('nested')};stroke:${colour('soft')}}
.statechart .icon{fill:none;stroke:${colour('muted')};stroke-width:1.4;stroke-linecap:round;stroke-linejoin:round}
.statechart .line{fill:none;stroke:${colour('line')};stroke-width:1.4}
.statechart .arrow{fill:${colour('line')}}
.statechart :is(.dot,.fork){fill:${colour('text')}}
.statechart .ring{display:none;fill:none;stroke:${colour('active')};stroke-width:2.5}
.statechart .chip{fill:${colour('canvas')};stroke:${colour('soft')}}
.statechart .event .bar{fill:${colour('event')}}
.statechart .after .bar{fill:${colour('time')}}
.statechart .done .bar,.statechart .finished .bar{fill:${colour('done')}}
.statechart .error .bar{fill:${colour('error')}}
.statechart .always .bar,.statechart .snapshot .bar{fill:${colour('line')}}
`;

export const drawingStyles = variables + createStyles(colour);

/** Styles for a diagram file outside Storybook, with light colours. */
export const fileStyles = createStyles((name) => palette[name][0]);

export const liveStyles = `
.statechart :is(.parent,.leaf)[data-active]>.box{stroke:${colour('active')};stroke-width:2.5}
.statechart .leaf[data-active]>.box{fill:${colour('activeFill')}}
.statechart [data-taken] .line{stroke:${colour('taken')};stroke-width:2.5;stroke-dasharray:7 4;animation:statechart-taken .5s linear 2}
.statechart [data-taken] .arrow{fill:${colour('taken')}}
.statechart [data-taken] .chip{stroke:${colour('taken')};stroke-width:2}
.statechart [data-status=enabled] .chip{stroke:${colour('active')};stroke-width:1.6}
.statechart [data-status=blocked] .chip{stroke:${colour('error')};stroke-dasharray:3 3}
.statechart [data-status=blocked] .trigger{fill:${colour('muted')};text-decoration:line-through}
.statechart [role=button]{cursor:pointer;outline:none}
.statechart [role=button]:hover>.box,.statechart [role=button]:hover>.chip{stroke:${colour('active')}}
.statechart [role=button]:focus-visible>.ring{display:block}
.statechart .timer{fill:${colour('time')};transform-box:fill-box;transform-origin:left center;animation:statechart-timer linear both}
@keyframes statechart-timer{to{transform:scaleX(0)}}
@keyframes statechart-taken{from{stroke-dashoffset:22}to{stroke-dashoffset:0}}
@media (prefers-reduced-motion:reduce){.statechart [data-taken] .line{animation:none;stroke-dasharray:none}}
`;
