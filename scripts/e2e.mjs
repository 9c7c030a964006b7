// npm run test:e2e: tests the built wallet in a browser. `--no-build` uses the existing apps/wallet/dist; other
// arguments are passed to Playwright.
import { runPlaywright } from './lib/runPlaywright.mjs';
import { endChildrenOnSignal, run } from './lib/processes.mjs';

const args = process.argv.slice(2);

endChildrenOnSignal();

if (!args.includes('--no-build')) {
  const built = await run('npm', ['run', '--silent', 'build:wallet'], { limitMs: 300_000 });
  if (built !== 0) process.exit(built);
}

process.exitCode = await runPlaywright('apps/wallet/playwright.config.ts', args, {
  limitMs: 1_800_000,
});
