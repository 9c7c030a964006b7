import { keyframes, style } from '@vanilla-extract/css';
import { focusRing, getTextStyle, gutter, limitToViewport } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

const drop = keyframes({
  from: { transform: 'translateY(-120%)', opacity: 0 },
  to: { transform: 'none', opacity: 1 },
});

/** With large text on a small phone, the text gets the full width below the icon and the close button. */
const NARROW = '(max-width: 14rem)';

const margin = limitToViewport(vars.space[6], 24);

export const region = style([
  focusRing,
  {
    position: 'fixed',
    insetBlockStart: `max(${vars.space[3]}, env(safe-area-inset-top))`,
    insetInline: 0,
    marginInline: 'auto',
    inlineSize: `min(100% - ${margin}, ${vars.size.column} - ${margin})`,
    containerType: 'inline-size',
    zIndex: vars.z.toast,
    borderRadius: vars.radius.lg,
  },
]);

export const toast = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[3],
    paddingBlock: vars.space[3],
    paddingInlineStart: gutter,
    paddingInlineEnd: vars.space[1],
    borderRadius: vars.radius.lg,
    border: `1px solid ${vars.color.line}`,
    backgroundColor: vars.color.surfaceRaised,
    color: vars.color.text,
    boxShadow: vars.elevation.overlay,
    animation: `${drop} ${vars.duration.slow} ${vars.easing.out}`,
    '@container': { [NARROW]: { flexWrap: 'wrap', justifyContent: 'space-between', rowGap: 0 } },
    selectors: {
      '&[data-tone="danger"]': {
        borderColor: vars.color.danger,
        backgroundColor: vars.color.dangerSoft,
      },
    },
  },
]);

export const icon = style({
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  marginBlockStart: vars.space[1],
  color: vars.color.info,
  selectors: {
    [`${toast}[data-tone="success"] &`]: { color: vars.color.success },
    [`${toast}[data-tone="danger"] &`]: { color: vars.color.danger },
  },
});

export const content = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: vars.space[1],
  // Breaks only words longer than the line.
  overflowWrap: 'anywhere',
  '@container': { [NARROW]: { order: 1, flexBasis: '100%' } },
});

export const title = style(getTextStyle('label'));

export const description = style([
  getTextStyle('caption'),
  // Avoids a single word on the last line.
  { color: vars.color.text, textWrap: 'pretty' },
]);

export const close = style([
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.target,
    blockSize: vars.size.target,
    border: 'none',
    borderRadius: vars.radius.full,
    background: 'none',
    cursor: 'pointer',
  },
]);

export const closeIcon = style({ inlineSize: vars.size.icon, blockSize: vars.size.icon });
