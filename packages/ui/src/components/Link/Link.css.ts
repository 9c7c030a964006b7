import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing, getTextStyle } from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

const link = style([
  focusRing,
  {
    borderRadius: vars.space[1],
    color: vars.color.brand,
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&[data-pressed]': { color: vars.color.brandPressed },
      '&[data-disabled]': { color: vars.color.neutral, cursor: 'not-allowed' },
    },
    // Browsers do not use the system link colours for a link without `href`.
    '@media': {
      '(forced-colors: active)': {
        color: 'LinkText',
        selectors: { '&[data-disabled]': { color: 'GrayText' } },
      },
    },
  },
]);

export const variant = styleVariants({
  /** Underlined, because colour alone does not distinguish a link in body text. */
  inline: [link, { selectors: { '&[data-hovered]': { textDecorationThickness: '2px' } } }],
  standalone: [
    link,
    getTextStyle('label'),
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space[2],
      minBlockSize: vars.size.target,
      minInlineSize: vars.size.target,
      textDecorationLine: 'none',
      selectors: { '&[data-hovered]': { textDecorationLine: 'underline' } },
      '@media': { '(forced-colors: active)': { textDecorationLine: 'underline' } },
    },
  ],
});

export const icon = style({ inlineSize: vars.size.icon, blockSize: vars.size.icon });
