// npm run vitals: measures how fast the wallet is on a cheap phone. The times depend on the machine, so run nothing else
// at the same time. Budgets that do not depend on it are part of `npm test -- --all` (../{firstLoad,longTasks}.spec.ts,
// npm run size).
//
//   --interactions   measures the demo's main flows, from each press to the next paint, on a slow processor, instead of
//                    running Lighthouse, emulating a slow network, against the wallet built for a real API
//   --no-build       uses the last build
//
// The complete reports of Lighthouse are in .cache/vitals/PAGE.json.
import { parseArgs } from 'node:util';
import { endChildrenOnSignal, run } from '../../../../scripts/lib/processes.mjs';
import { inProject } from '../../../../scripts/lib/project.mjs';
import { measureInteractions } from './interactions.ts';
import { measurePages } from './pages.ts';
import { API_PATH } from './serveAsHost.ts';

const cache = inProject('.cache', 'vitals');

const { values } = parseArgs({
  options: {
    interactions: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
  },
});

endChildrenOnSignal();

const folder = `${cache}/${values.interactions ? 'demo' : 'wallet'}`;
if (!values['no-build']) {
  const code = await run(
    'vite',
    // oxfmt-ignore
    ['build', '--config', 'apps/wallet/e2e-api/vite.config.ts', '--outDir', folder, '--logLevel', 'warn'],
    {
      env: values.interactions
        ? { VITE_API_URL: undefined }
        : { VITE_API_URL: API_PATH, WALLET_HOST: inProject('examples/host') },
      limitMs: 300_000,
    },
  );
  if (code !== 0) process.exit(code);
}

const missCount = values.interactions
  ? await measureInteractions(folder)
  : await measurePages(folder, cache);
process.stdout.write(missCount > 0 ? `\n${missCount} targets missed.\n` : '\nAll targets met.\n');
process.exitCode = missCount > 0 ? 1 : 0;
