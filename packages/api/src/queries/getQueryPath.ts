import type { QueryKey } from '@tanstack/react-query';

/** The path that a key reads, without its query. docs/rules.md API-8. */
export function getQueryPath(queryKey: QueryKey): string {
  const [path = ''] = queryKey.join('/').split('?');
  return path;
}
