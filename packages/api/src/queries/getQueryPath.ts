import type { QueryKey } from '@tanstack/react-query';

/** Returns the path without its search parameters. docs/rules.md API-8. */
export function getQueryPath(queryKey: QueryKey): string {
  const [path = ''] = queryKey.join('/').split('?');
  return path;
}
