import { useCallback, useState, type ComponentType } from 'react';

/**
 * The menus and the function that fetches them, which may be called any number of times: menus are
 * the heaviest part of the bar, and most visits never open one. If they cannot be fetched, the bar
 * stays as it is and the next call asks again.
 */
export function useBottomBarMenus(): [Menus: ComponentType | undefined, load: () => void] {
  const [Menus, setMenus] = useState<ComponentType>();
  const load = useCallback(() => {
    import('./BottomBarMenus').then(
      (module) => setMenus(() => module.default),
      (error: unknown) => console.warn('The menus of the bottom bar could not be loaded.', error),
    );
  }, []);
  return [Menus, load];
}
