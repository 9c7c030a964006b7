import { routes } from '../src/features/routes';

const changedPages = process.env.E2E_PAGES?.split(' ');

/** All paths or, with `npm test -- --changed`, the paths of changed pages, for checks that visit every page. */
export const pathsToCheck = routes
  .filter(({ page }) => changedPages?.includes(page) ?? true)
  .map(({ path }) => path);
