import { definePreview } from '@storybook/react-vite';
import { navigate, withWallet } from '../decorators';

export { navigate };

/** The preview without the parts that need a browser: the mocked server, the toolbar and the panels. */
export default definePreview({
  addons: [],
  parameters: { layout: 'fullscreen', toastDuration: 120_000 },
  decorators: [withWallet],
});
