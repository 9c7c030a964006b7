// npm run test:e2e:api: tests the wallet built for a real API against `npm run serve:api`, in a browser. `--no-build`
// uses the last build, `--build-only` only builds; other arguments are passed to Playwright.
import { runPlaywright } from './lib/runPlaywright.mjs';
import { endChildrenOnSignal, run } from './lib/processes.mjs';
import { inProject } from './lib/project.mjs';

const args = process.argv.slice(2);
const folder = 'apps/wallet/e2e-api';

// e2e-api/support/test.ts maps this host to the server of each test.
const env = { VITE_API_URL: 'http://api.wallet.test', WALLET_HOST: inProject('examples/host') };

endChildrenOnSignal();

if (!args.includes('--no-build')) {
  const built = await run(
    'vite',
    ['build', '--config', `${folder}/vite.config.ts`, '--logLevel', 'warn'],
    { env, limitMs: 300_000 },
  );
  if (built !== 0 || args.includes('--build-only')) process.exit(built);
}

process.exitCode = await runPlaywright(`${folder}/playwright.config.ts`, args, {
  env,
  limitMs: 1_200_000,
});
