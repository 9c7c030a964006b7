import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    // Node by default; a test of a hook or of a store names its environment in its first line.
    environment: 'node',
    // For what hangs: on a busy machine the longest take many times their two seconds.
    testTimeout: 30_000,
    include: ['{packages,apps,stories,scripts,.storybook}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'apps/wallet/e2e{,-api}/**'],
    env: { TZ: 'Asia/Karachi' },
  },
});
