import { makeTheme, renderThemeCss } from '@rad-wallet/ui/theme/makeTheme';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { brand } from './src/brand.ts';

const SHEET = 'virtual:brand.css';

/** Derives the light and the dark theme from the colours. Fails if any text would have too little contrast. */
const brandTheme = (): Plugin => ({
  name: 'brand-theme',
  resolveId: (id) => (id === SHEET ? `\0${SHEET}` : null),
  load: (id) =>
    id === `\0${SHEET}` ? renderThemeCss(makeTheme({ name: brand.name, ...brand.colors })) : null,
});

export default defineConfig({
  plugins: [react(), brandTheme(), !process.env.VITE_API_URL && msw({ mode: 'worker-only' })],
  // A long timeout, for busy machines.
  test: { environment: 'jsdom', setupFiles: 'src/testSetup.ts', testTimeout: 60_000 },
});
