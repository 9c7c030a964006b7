// npm run test:stories: checks every story in a browser: it renders, its play function passes, it logs no errors, and
// axe finds no violations. With --screenshots (npm run test:visual), also compares its screenshots.
//
//   --all       also checks the other languages, the pseudo-locale and spoken texts; fails on an unstable screenshot
//   --spoken    checks only what a screen reader says in pages
//   --update    replaces screenshots and spoken texts that differ, and removes those without a story
//   --no-build  uses the existing storybook-static
//   Arguments that are part of a path in stories/ select these files; Playwright receives the other ones.
import { rmSync } from 'node:fs';
import { endChildrenOnSignal, run } from './lib/processes.mjs';
import { inProject } from './lib/project.mjs';
import { runPlaywright } from './lib/runPlaywright.mjs';

const OWN_OPTIONS = ['--screenshots', '--all', '--spoken', '--update', '--no-build'];

const args = process.argv.slice(2);
const [isVisual, isAll, isSpoken, isUpdate, isBuilt] = OWN_OPTIONS.map((option) =>
  args.includes(option),
);
const files = args.filter((arg) => arg.startsWith('stories/'));
// The baselines were taken on Linux; other systems shape letters differently.
const takesScreenshots = isVisual && process.platform === 'linux';

endChildrenOnSignal();
if (!isBuilt) {
  const built = await run('npm', ['run', '--silent', 'build:storybook'], { limitMs: 300_000 });
  if (built !== 0) process.exit(built);
}

rmSync(inProject('.cache', 'visual-diff'), { recursive: true, force: true });
process.exitCode = await runPlaywright(
  '.storybook/playwright.config.ts',
  args.filter((arg) => !OWN_OPTIONS.includes(arg) && !files.includes(arg)),
  {
    env: {
      STORY_FILES: files.join(' '),
      STORY_SCREENSHOTS: !takesScreenshots ? 'off' : isUpdate ? 'update' : 'compare',
      STORY_LANGUAGES: !isSpoken && (isAll || isUpdate) ? 'on' : 'off',
      STORY_SPOKEN: isUpdate ? 'update' : isAll || isSpoken ? 'compare' : 'off',
    },
    limitMs: 3_600_000,
  },
);
