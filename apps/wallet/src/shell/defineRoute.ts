import type { Tab } from '@rad-wallet/ui/BottomBar';
import type { Feature } from '../hosts/features.ts';

export interface RouteOptions<Name extends string, Path extends string> {
  name: Name;
  path: Path;
  /** Name of the file and component imported by `load`. The build preloads the file and its messages. */
  page: string;
  /** The default export is a component without props, not checked here because the page may import the routes. */
  load: () => Promise<{ default: unknown }>;
  /** The active tab in the bottom bar. docs/rules.md NAV-9, NAV-10. @default no tab */
  tab?: Tab;
  /** The wallet locks itself only on paths with the bar: docs/rules.md LOCK-5. @default true */
  hasBottomBar?: boolean;
  /** Whether the lock screen covers the page: docs/rules.md LOCK-5. @default `hasBottomBar` */
  isCoveredByLock?: boolean;
  /**
   * Whether a new version may be applied on this path: allowed on pages that move no money, until the user types.
   * docs/rules.md OFFLINE-6. @default false
   */
  canReload?: boolean;
  /** The path is available only in builds that offer this feature. docs/rules.md NAV-17. */
  feature?: Feature;
  /** Paths with the same key share one mounted page. @default the path */
  key?: string;
  /** GET requests that `index.html` sends before the scripts load, in a build for a real API. docs/rules.md API-18. */
  prefetchPaths?: readonly string[];
}

type Defaulted = 'hasBottomBar' | 'isCoveredByLock' | 'canReload' | 'key';

export type Route<Name extends string = string, Path extends string = string> = Readonly<
  RouteOptions<Name, Path> & Required<Pick<RouteOptions<Name, Path>, Defaulted>>
>;

export function defineRoute<const Name extends string, const Path extends string>(
  options: RouteOptions<Name, Path>,
): Route<Name, Path> {
  const { hasBottomBar = true, path } = options;
  return { hasBottomBar, isCoveredByLock: hasBottomBar, canReload: false, key: path, ...options };
}
