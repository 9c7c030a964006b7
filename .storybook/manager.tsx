import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import './network/manager';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'RAD Wallet', brandTarget: '_self' }),
});
