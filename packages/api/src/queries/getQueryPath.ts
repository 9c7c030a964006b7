import type { QueryKey } from '@tanstack/react-query';

/** Without its search parameters. docs/rules.md API-8. */
export function getQueryPath(queryKey: QueryKey): string {
  const [path = ''] = queryKey.join('/').split('?');
  return path;
}
