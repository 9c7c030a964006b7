// npm run chromatic: publishes Storybook to Chromatic for visual review (chromatic.config.json).
import { endChildrenOnSignal, run } from './lib/processes.mjs';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    [
      'CHROMATIC_PROJECT_TOKEN is not set, so there is no project to publish to.',
      'Take the token from the project at chromatic.com (Manage, Configure) and run:',
      '',
      '  CHROMATIC_PROJECT_TOKEN=… npm run chromatic',
      '',
      'On GitHub, save it as a repository secret of that name; the workflow chromatic.yml reads it.',
    ].join('\n'),
  );
  process.exit(1);
}

endChildrenOnSignal();
process.exitCode = await run('chromatic', process.argv.slice(2), { limitMs: 1_800_000 });
