import { Plus } from 'lucide-react';
import { type ComponentType, useCallback, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { importWithMessages, useMessages } from '../../messages';
import { navigationMessages } from './messages';
import * as styles from './BottomBar.css';
import { BottomBarActions } from './BottomBarActions';
import type { BottomBarMenusProps } from './BottomBarMenus';
import { BottomBarTabs } from './BottomBarTabs';
import type { BottomBarMenu } from './menus';
import { defaultTabs, type BottomBarTab } from './tabs';
import { useActionMode } from './useActionMode';

export interface BottomBarProps {
  /** Current path without the query. Determines the active tab; a change closes the Add menus. */
  path: string;
  /** Id of the active tab; null for none. @default the tab that `getActiveTab` finds for the path */
  activeTab?: string | null;
  /** Tabs in display order; three fit on the narrowest phones. @default `defaultTabs` */
  tabs?: readonly BottomBarTab[];
  /** Menus opened with the Add button, in display order; an empty array removes the button. @default `defaultMenus` */
  menus?: readonly BottomBarMenu[];
}

/** The main navigation: tabs, and an Add button that replaces them with menus. docs/rules.md NAV-4 to NAV-11, NAV-18. */
export function BottomBar({ path, activeTab, tabs = defaultTabs, menus }: BottomBarProps) {
  const t = useMessages(navigationMessages);
  const { bar, isActing, enter, leave } = useActionMode(path);
  const [Menus, loadMenus] = useBottomBarMenus();
  return (
    <nav ref={bar} aria-label={t('label')} className={styles.bar}>
      {isActing ? (
        <BottomBarActions Menus={Menus} menus={menus} onBack={leave} />
      ) : (
        <div className={styles.places}>
          <BottomBarTabs path={path} tabs={tabs} activeTab={activeTab} />
          {menus?.length !== 0 && (
            <AriaButton
              aria-label={t('add')}
              onHoverStart={loadMenus}
              onFocus={loadMenus}
              onPressStart={loadMenus}
              onPress={enter}
              className={styles.add}
            >
              <Plus aria-hidden className={styles.addIcon} />
            </AriaButton>
          )}
        </div>
      )}
    </nav>
  );
}

/** Lazy-loads the menus, the largest part of the bar. After a failure, the next call retries. */
function useBottomBarMenus(): [
  Menus: ComponentType<BottomBarMenusProps> | undefined,
  load: () => void,
] {
  const [Menus, setMenus] = useState<ComponentType<BottomBarMenusProps>>();
  const load = useCallback(() => {
    importWithMessages(() => import('./BottomBarMenus')).then(
      (module) => setMenus(() => module.default),
      (error: unknown) => console.warn('The menus of the bottom bar could not be loaded.', error),
    );
  }, []);
  return [Menus, load];
}
