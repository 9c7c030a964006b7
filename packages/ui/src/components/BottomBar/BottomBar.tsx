import { Plus } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useMessages } from '../../messages';
import { navigationMessages } from './messages';
import * as styles from './BottomBar.css';
import { BottomBarActions, LazyMenus } from './BottomBarActions';
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

/**
 * The main navigation: tabs, and an Add button that replaces them with menus. Use it as the `bar` of `AppShell`; to
 * switch views within a page use `Tabs`. docs/rules.md NAV-4 to NAV-11, NAV-18.
 */
export function BottomBar({ path, activeTab, tabs = defaultTabs, menus }: BottomBarProps) {
  const t = useMessages(navigationMessages);
  const { bar, isActing, enter, leave } = useActionMode(path);
  return (
    <nav ref={bar} aria-label={t('label')} className={styles.bar}>
      {isActing ? (
        <BottomBarActions menus={menus} onBack={leave} />
      ) : (
        <div className={styles.places}>
          <BottomBarTabs path={path} tabs={tabs} activeTab={activeTab} />
          {menus?.length !== 0 && (
            <AriaButton
              aria-label={t('add')}
              {...LazyMenus.preloadOnIntent}
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
