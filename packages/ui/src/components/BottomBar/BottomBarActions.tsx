import { ArrowLeft } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
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
  const getText = useEntryText();
  const actions = useRef<HTMLDivElement>(null);
  /** Index of the placeholder that had focus when the menus replaced it. */
  const removedFocus = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (removedFocus.current === null) return;
    // The first button is Back.
    actions.current?.querySelectorAll('button')[removedFocus.current + 1]?.focus();
    removedFocus.current = null;
  }, [Menus]);

  return (
    <div ref={actions} className={styles.actions}>
      <IconButton icon={ArrowLeft} aria-label={t('back')} onPress={onBack} />
      {Menus ? (
        <Menus menus={menus} />
      ) : (
        (menus ?? placeholders).map(({ id, label }, index) => (
          <Placeholder
            key={id}
            onFocusLost={() => {
              removedFocus.current = index;
            }}
          >
            {getText(label)}
          </Placeholder>
        ))
      )}
    </div>
  );
}

function Placeholder({ onFocusLost, children }: { onFocusLost: () => void; children: ReactNode }) {
  const button = useRef<HTMLButtonElement>(null);
  const onRemoved = useEffectEvent(onFocusLost);

  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element === document.activeElement) onRemoved();
    };
  }, []);

  return (
    <div className={styles.action}>
      <Button ref={button} isPending variant="secondary" size="sm" isFullWidth>
        {children}
      </Button>
    </div>
  );
}
