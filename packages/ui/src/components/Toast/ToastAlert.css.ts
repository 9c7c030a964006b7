import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../theme/mixins';

export const alert = style([visuallyHidden, { position: 'fixed', insetBlockStart: 0 }]);
