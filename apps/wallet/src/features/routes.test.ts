import { getActiveTab } from '@rad-wallet/ui/BottomBar';
import { host } from '#host/host';
import { afterEach, expect, it, vi } from 'vitest';
import { host as server } from '../hosts/server/host';
import { getPage } from '../pages';
import { getRoute, href, routes } from './routes';

afterEach(() => {
  vi.restoreAllMocks();
});

const paths: readonly string[] = routes.map(({ path }) => path);
const uncovered = ['/auth', '/login', '/signup', '/loading'];

it('shows the bottom bar everywhere except on sign-in, sign-out and loading', () => {
  const withoutBar = paths.filter((path) => !getRoute(path).hasBottomBar);
  expect(withoutBar.toSorted()).toEqual([...uncovered, '/sign-out-confirmation'].toSorted());
});

it('covers the sign-out question, which shows figures, when the wallet is locked', () => {
  const open = paths.filter((path) => !getRoute(path).isCoveredByLock);
  expect(open.toSorted()).toEqual(uncovered.toSorted());
});

it.each(['/', '/funds', '/transactions'])('offers a new version on %s', (path) => {
  expect(getRoute(path).canReload).toBe(true);
});

it.each(['/send-money', '/gift-wrap', '/conversion', '/auth'])(
  'does not offer a new version on %s',
  (path) => {
    expect(getRoute(path).canReload).toBe(false);
  },
);

it.each(['/nowhere', '/profile/more'])('opens the 404 page without bar and lock on %s', (path) => {
  expect(getRoute(path)).toMatchObject({
    hasBottomBar: false,
    isCoveredByLock: false,
    canReload: false,
  });
});

it('names each route and path once', () => {
  expect(new Set(paths).size).toBe(routes.length);
  expect(routes.map(({ name }) => href(name))).toEqual(paths);
});

// Storybook uses the library's default tabs. docs/rules.md NAV-9, NAV-10.
it.each(routes)('shows $path in the tab that the library finds for it', ({ path, tab }) => {
  expect(tab).toBe(getActiveTab(path));
});

it.each(routes)('names the page of $path', async ({ page, load }) => {
  const { default: Page } = await load();
  expect(Page).toBeTypeOf('function');
  expect(Page).toHaveProperty('name', page);
});

it('ignores a trailing slash', () => {
  expect(getRoute('/funds/')).toEqual(getRoute('/funds'));
});

it('shares one mounted page between the steps of a gift', () => {
  expect(getPage('/gift-wrap')).toBe(getPage('/gift-contact'));
  expect(getRoute('/gift-wrap').key).toBe(getRoute('/gift-contact').key);
});

// Which features a build offers: docs/rules.md NAV-17.
it('opens every page in the demo, and only pages that the API supports in a build for an API', () => {
  const areOpen = () => paths.filter((path) => getPage(path) !== getPage('/nowhere'));
  expect(areOpen()).toEqual(paths);
  vi.spyOn(host, 'isOffered').mockImplementation(server.isOffered);
  expect(areOpen()).toEqual([
    '/',
    '/funds',
    '/transactions',
    '/transaction-receipt',
    '/conversion',
    '/send-money',
    '/request-payment',
    '/bank-deposit',
    '/crypto-deposit',
    '/card-payment',
    '/referral-program',
    '/cards',
    '/profile',
    '/notifications',
    '/app-settings',
    '/help-support',
    '/loading',
  ]);
});
