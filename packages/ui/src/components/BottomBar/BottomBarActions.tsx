import { ArrowLeft } from 'lucide-react';
import type { ComponentType } from 'react';
import type { MenuGroup } from '../../hooks/menuEntries';
import { useEntryText } from '../../hooks/useMenuEntries';
import { useTranslations } from '../../messages';
import { Button, IconButton } from '../Button';
import * as styles from './BottomBar.css';
import type { BottomBarMenusProps } from './BottomBarMenus';
import type { BottomBarMenuId } from './menus';

interface BottomBarActionsProps extends BottomBarMenusProps {
  Menus?: ComponentType<BottomBarMenusProps>;
  onBack: () => void;
}

/** Labels of the default menus, shown until the module that contains the menus has loaded. */
const placeholders: readonly Pick<MenuGroup<BottomBarMenuId>, 'id' | 'label'>[] = [
  { id: 'deposit', label: { message: 'navigation.deposit' } },
  { id: 'withdraw', label: { message: 'navigation.withdraw' } },
];

export function BottomBarActions({ Menus, menus, onBack }: BottomBarActionsProps) {
  const t = useTranslations('common');
  const tNavigation = useTranslations('navigation');
  const getText = useEntryText();
  return (
    // Focus moves into the group, so screen readers say its name.
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
