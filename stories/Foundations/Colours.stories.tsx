import preview from '#.storybook/preview';
import { dark, light } from '@rad-wallet/ui/theme';
import { ColourRoles } from './ColourRoles';

const meta = preview.meta({ title: 'Foundations/Colours', component: ColourRoles });

export const Light = meta.story({ args: { tokens: light } });

export const Dark = meta.story({ args: { tokens: dark }, globals: { theme: 'dark' } });
