import { ArrowLeft, RotateCw } from 'lucide-react';
import type { MenuGroup } from '../../hooks/menuEntries';
import { useEntryText } from '../../hooks/useMenuEntries';
import { useMessages, messageOf } from '../../messages';
import { navigationMessages } from './messages';
import { commonMessages } from '../../messages/shared/common';
import { Button, IconButton } from '../Button';
import { createLazyView, type LoadFailureProps } from '../LazyView';
import * as styles from './BottomBar.css';
import type { BottomBarMenusProps } from './BottomBarMenus';
import type { BottomBarMenuId } from './menus';

/** The largest part of the bar. */
export const LazyMenus = createLazyView<BottomBarMenusProps>(
  async () => (await import('./BottomBarMenus')).default,
  { Loading: PendingMenus, Failed: FailedMenus },
);

interface BottomBarActionsProps extends BottomBarMenusProps {
  onBack: () => void;
}

export function BottomBarActions({ menus, onBack }: BottomBarActionsProps) {
  const t = useMessages(commonMessages);
  const tNavigation = useMessages(navigationMessages);
  return (
    // Focus moves into the group, so screen readers announce its name.
    <div role="group" aria-label={tNavigation('add')} className={styles.actions}>
      <IconButton icon={ArrowLeft} aria-label={t('back')} onPress={onBack} />
      <LazyMenus menus={menus} />
    </div>
  );
}

/** Labels of the default menus, shown while the module with the menus is loading. */
const placeholders: readonly Pick<MenuGroup<BottomBarMenuId>, 'id' | 'label'>[] = [
  { id: 'deposit', label: messageOf(navigationMessages, 'deposit') },
  { id: 'withdraw', label: messageOf(navigationMessages, 'withdraw') },
];

function PendingMenus({ menus }: BottomBarMenusProps) {
  const getText = useEntryText();
  return (menus ?? placeholders).map(({ id, label }) => (
    <div key={id} className={styles.action}>
      <Button isPending variant="secondary" size="sm" isFullWidth>
        {getText(label)}
      </Button>
    </div>
  ));
}

function FailedMenus({ retry, isRepeated }: LoadFailureProps) {
  const t = useMessages(commonMessages);
  return (
    <>
      <p role="alert" className={styles.failure}>
        {t(isRepeated ? 'reloadTitle' : 'loadFailed')}
      </p>
      <Button
        variant="secondary"
        size="sm"
        icon={RotateCw}
        onPress={isRepeated ? () => window.location.reload() : retry}
      >
        {t('tryAgain')}
      </Button>
    </>
  );
}
