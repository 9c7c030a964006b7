import { Plus } from 'lucide-react';
import { type ComponentType, useCallback, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useTranslations } from '../../messages';
import type { Tab } from './activeTab';
import * as styles from './BottomBar.css';
import { BottomBarActions } from './BottomBarActions';
import { BottomBarTabs } from './BottomBarTabs';
import { useActionMode } from './useActionMode';

export interface BottomBarProps {
  /** The present path, without query: decides which tab is marked, and a new one ends action mode. */
  path: string;
  /** The marked tab; null marks none. @default the one that `activeTab` finds for the path */
  activeTab?: Tab | null;
}

/**
 * The wallet's main navigation: three places, and an Add button that brings up Deposit and Withdraw.
 * It stands at the page's block end, `vars.size.bar` high. docs/rules.md NAV-4 to NAV-11.
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
 * The menus and the function that fetches them, which may be called any number of times: menus are
 * the heaviest part of the bar, and most visits never open one. If they cannot be fetched, the bar
 * stays as it is and the next call asks again.
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
