import { style } from '@vanilla-extract/css';
import { getTextStyle, gutter, visuallyHidden } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const alert = style([visuallyHidden, { position: 'fixed', insetBlockStart: 0 }]);

export const plain = style([
  getTextStyle('label'),
  {
    position: 'fixed',
    insetBlockStart: `max(${vars.space[3]}, env(safe-area-inset-top))`,
    insetInline: vars.space[3],
    maxInlineSize: vars.size.column,
    marginInline: 'auto',
    padding: gutter,
    zIndex: vars.z.toast,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.lg,
    backgroundColor: vars.color.surfaceRaised,
    color: vars.color.text,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-tone="danger"]': {
        borderColor: vars.color.danger,
        backgroundColor: vars.color.dangerSoft,
      },
    },
  },
]);
