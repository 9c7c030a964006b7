import { style } from '@vanilla-extract/css';
import {
  focusRing,
  getFigureStyle,
  getTextStyle,
  limitToViewport,
  tabularNumbers,
} from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const calendar = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  inlineSize: '100%',
  maxInlineSize: `calc(7 * ${vars.size.control})`,
  containerType: 'inline-size',
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
});

export const month = style([
  getTextStyle('label'),
  {
    color: vars.color.text,
    textAlign: 'center',
    '@container': {
      '(max-width: 15rem)': { order: -1, inlineSize: '100%' },
    },
  },
]);

const sevenTargets = `(7 * ${limitToViewport(vars.size.target, 44)})`;

/** On a small phone, the days extend into the page's padding to be 44 px wide. */
const overhang = `clamp(-1 * ${limitToViewport(vars.space[3], 12)}, (100% - ${sevenTargets}) / 2, 0px)`;

export const grid = style({
  marginInline: overhang,
  outline: 'none',
  isolation: 'isolate',
});

export const week = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
});

export const weekday = style([
  getTextStyle('caption'),
  {
    paddingBlock: vars.space[1],
    color: vars.color.textMuted,
    textAlign: 'center',
    fontSize: `min(${vars.type.caption.size}, 5cqi)`,
    whiteSpace: 'nowrap',
  },
]);

export const cell = style({
  paddingBlock: '1px',
  paddingInline: 0,
  backgroundClip: 'content-box',
  selectors: {
    '&[data-selected]': { backgroundColor: vars.color.brandSoft },
    '[data-invalid] &[data-selected]': { backgroundColor: vars.color.dangerSoft },
    '&[data-selected]:has([data-disabled])': { backgroundColor: vars.color.neutralSoft },
    '&:is([data-first], :first-child)': {
      borderStartStartRadius: vars.radius.full,
      borderEndStartRadius: vars.radius.full,
    },
    '&:is([data-last], :last-child)': {
      borderStartEndRadius: vars.radius.full,
      borderEndEndRadius: vars.radius.full,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        // Otherwise the browser would draw the page’s background colour behind the text.
        '&[data-selected]': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
        '&[data-selected]:has([data-disabled])': { backgroundColor: 'GrayText' },
      },
    },
  },
});

const selectedDay = '[data-selected] > &:not([data-disabled])';
const end = '[data-selected]:is([data-first], [data-last]) > &:not([data-disabled])';

export const day = style([
  focusRing,
  getFigureStyle('label'),
  tabularNumbers,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    minBlockSize: limitToViewport(vars.size.target, 44),
    padding: 0,
    border: 'none',
    borderRadius: vars.radius.full,
    backgroundColor: 'transparent',
    color: vars.color.text,
    fontSize: `min(${vars.figure.label.size}, 7cqi)`,
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${vars.duration.fast} ${vars.easing.out}`,
    selectors: {
      '&[data-hovered]': { backgroundColor: vars.color.surfaceHover },
      '&[aria-current]': { border: `1px solid ${vars.color.lineStrong}` },
      [selectedDay]: { color: vars.color.onBrandSoft },
      [`${selectedDay}[data-hovered]`]: { backgroundColor: vars.color.brandSoftHover },
      [`[data-invalid] ${selectedDay}`]: { color: vars.color.danger },
      [end]: { backgroundColor: vars.color.brand, color: vars.color.onBrand },
      [`[data-invalid] ${end}`]: {
        backgroundColor: vars.color.danger,
        color: vars.color.onDanger,
      },
      '&[data-disabled], &[aria-disabled="true"]': {
        backgroundColor: 'transparent',
        color: vars.color.neutral,
        cursor: 'not-allowed',
      },
      '&[aria-disabled="true"]': { textDecorationLine: 'line-through' },
      '&[data-focus-visible]': { position: 'relative', zIndex: 1 },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-disabled], &[aria-disabled="true"]': { color: 'GrayText' },
          '[data-selected] > &[data-disabled]': { color: 'Canvas' },
          [selectedDay]: { color: 'HighlightText' },
          [`${selectedDay}[data-hovered]`]: { backgroundColor: 'transparent' },
          [end]: { border: '2px solid HighlightText', backgroundColor: 'transparent' },
          [`${selectedDay}[data-focus-visible]`]: { outlineColor: 'CanvasText' },
        },
      },
    },
  },
]);
