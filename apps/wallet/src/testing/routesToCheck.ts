import { routes } from '../features/routes';

const changedPages = process.env.CHANGED_PAGES?.split(' ');

/** All routes or, with `npm test -- --changed`, those of changed pages, for tests that visit every page. */
export const routesToCheck = routes.filter(({ page }) => changedPages?.includes(page) ?? true);
