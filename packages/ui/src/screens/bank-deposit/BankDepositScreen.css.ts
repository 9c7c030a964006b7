import { style } from '@vanilla-extract/css';
import { tabular } from '../../theme/mixins';

/** A line of its own. */
export const line = style([tabular, { display: 'block' }]);
