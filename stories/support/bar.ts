import { areas } from '#.storybook/screens';

const known = new Set(areas.flatMap(({ screens }) => screens.flatMap(({ paths }) => paths)));
const bare = new Set(['/auth', '/login', '/signup', '/loading', '/sign-out-confirmation']);

/**
 * Whether the bottom bar stands on a path of the wallet. The table of routes knows it, but with all the
 * pages behind it: a story of one page is not to be built, nor tested again, for a change of another.
 */
export const hasBar = (path: string) => known.has(path) && !bare.has(path);
