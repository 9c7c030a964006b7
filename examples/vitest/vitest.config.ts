import { defineConfig } from 'vitest/config';

export default defineConfig({
  // A long timeout, for busy machines.
  test: { environment: 'jsdom', testTimeout: 60_000, setupFiles: 'src/setup.ts' },
});
