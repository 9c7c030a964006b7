// npm run test:e2e: the built wallet in a real browser. `--no-build` takes apps/wallet/dist as it is,
// `--record` writes down which pages each test opens; anything else goes to Playwright.
import { playwright } from './lib/playwright.mjs';
import { endChildrenOnSignal, run } from './lib/processes.mjs';

const given = process.argv.slice(2);

endChildrenOnSignal();

if (!given.includes('--no-build')) {
  const built = await run('npm', ['run', '--silent', 'build:wallet'], { limitMs: 300_000 });
  if (built !== 0) process.exit(built);
}

process.exitCode = await playwright('apps/wallet/playwright.config.ts', given, {
  limitMs: 1_800_000,
});
