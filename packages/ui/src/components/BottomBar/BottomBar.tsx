import { Plus } from 'lucide-react';
import { type ComponentType, useCallback, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useTranslations } from '../../messages';
import type { Tab } from './getActiveTab';
import * as styles from './BottomBar.css';
import { BottomBarActions } from './BottomBarActions';
import { BottomBarTabs } from './BottomBarTabs';
import { useActionMode } from './useActionMode';

export interface BottomBarProps {
  /** Current path without query. Selects the active tab; a change ends action mode. */
  path: string;
  /** Overrides the active tab; null for none. @default the one that `getActiveTab` finds for the path */
  activeTab?: Tab | null;
}

/**
 * The main navigation: three tabs and an Add button that shows Deposit and Withdraw. Fixed to the bottom,
 * `vars.size.bar` high. docs/rules.md NAV-4 to NAV-11.
 */
export function BottomBar({ path, activeTab }: BottomBarProps) {
  const t = useTranslations('navigation');
  const { bar, isActing, enter, leave } = useActionMode(path);
  const [Menus, loadMenus] = useBottomBarMenus();
  return (
    <nav ref={bar} aria-label={t('label')} className={styles.bar}>
      {isActing ? (
        <BottomBarActions Menus={Menus} onBack={leave} />
      ) : (
        <div className={styles.places}>
          <BottomBarTabs path={path} marked={activeTab} />
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
        </div>
      )}
    </nav>
  );
}

/**
 * The lazy-loaded menus, and an idempotent load function. Menus are the heaviest part of the bar and rarely
 * opened. A failed load is retried by the next call.
 */
function useBottomBarMenus(): [Menus: ComponentType | undefined, load: () => void] {
  const [Menus, setMenus] = useState<ComponentType>();
  const load = useCallback(() => {
    import('./BottomBarMenus').then(
      (module) => setMenus(() => module.default),
      (error: unknown) => console.warn('The menus of the bottom bar could not be loaded.', error),
    );
  }, []);
  return [Menus, load];
}
