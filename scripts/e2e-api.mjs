// npm run test:e2e:api: the wallet for a real API, over `npm run serve:api`, in a real browser. `--no-build`
// takes the last build as it is, `--build-only` makes one, `--record` writes down which pages each test opens;
// anything else goes to Playwright.
import { playwright } from './lib/playwright.mjs';
import { endChildrenOnSignal, run } from './lib/processes.mjs';

const given = process.argv.slice(2);
const folder = 'apps/wallet/e2e-api';

// No real name: each browser is told where its own server listens (e2e-api/support/test.ts).
const env = { VITE_API_URL: 'http://api.wallet.test' };

endChildrenOnSignal();

if (!given.includes('--no-build')) {
  const built = await run(
    'vite',
    ['build', '--config', `${folder}/vite.config.ts`, '--logLevel', 'warn'],
    { env, limitMs: 300_000 },
  );
  if (built !== 0 || given.includes('--build-only')) process.exit(built);
}

process.exitCode = await playwright(`${folder}/playwright.config.ts`, given, {
  env,
  limitMs: 600_000,
});
