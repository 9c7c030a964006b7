import { ArrowLeft } from 'lucide-react';
import type { ComponentType } from 'react';
import type { MenuGroup } from '../../hooks/menuEntries';
import { useEntryText } from '../../hooks/useMenuEntries';
import { useMessages, messageOf } from '../../messages';
import { navigationMessages } from './messages';
import { commonMessages } from '../../messages/shared/common';
import { Button, IconButton } from '../Button';
import * as styles from './BottomBar.css';
import type { BottomBarMenusProps } from './BottomBarMenus';
import type { BottomBarMenuId } from './menus';

interface BottomBarActionsProps extends BottomBarMenusProps {
  Menus?: ComponentType<BottomBarMenusProps>;
  onBack: () => void;
}

/** Labels of the default menus, shown while the module with the menus is loading. */
const placeholders: readonly Pick<MenuGroup<BottomBarMenuId>, 'id' | 'label'>[] = [
  { id: 'deposit', label: messageOf(navigationMessages, 'deposit') },
  { id: 'withdraw', label: messageOf(navigationMessages, 'withdraw') },
];

export function BottomBarActions({ Menus, menus, onBack }: BottomBarActionsProps) {
  const t = useMessages(commonMessages);
  const tNavigation = useMessages(navigationMessages);
  const getText = useEntryText();
  return (
    // Focus moves into the group, so screen readers announce its name.
    <div role="group" aria-label={tNavigation('add')} className={styles.actions}>
      <IconButton icon={ArrowLeft} aria-label={t('back')} onPress={onBack} />
      {Menus ? (
        <Menus menus={menus} />
      ) : (
        (menus ?? placeholders).map(({ id, label }) => (
          <div key={id} className={styles.action}>
            <Button isPending variant="secondary" size="sm" isFullWidth>
              {getText(label)}
            </Button>
          </div>
        ))
      )}
    </div>
  );
}
