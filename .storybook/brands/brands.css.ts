// Must be imported first, because the later of two rules with equal specificity applies.
import '@rad-wallet/ui/theme/tokens.css';
import { dark, light } from '@rad-wallet/ui/theme/tokens';
import { makeTheme } from '@rad-wallet/ui/theme/makeTheme';
import { globalTheme } from '@rad-wallet/ui/theme/globalTheme';
import { jamun } from './jamun';

// The `data-brand` attribute of the document, or of part of a docs page, selects the brand colours.
globalTheme('[data-brand="rad"]', makeTheme({ name: 'RAD', light, dark }));
globalTheme('[data-brand="jamun"]', jamun);
