import { useEntryText, useMenuEntries } from '../../hooks/useMenuEntries';
import { MenuButton } from '../Menu';
import * as styles from './BottomBar.css';
import { defaultMenus, type BottomBarMenu } from './menus';

export interface BottomBarMenusProps {
  /** Menus in display order. @default the wallet's own menus */
  menus?: readonly BottomBarMenu[];
}

export default function BottomBarMenus({ menus = defaultMenus }: BottomBarMenusProps) {
  return menus.map((menu) => <ActionMenu key={menu.id} {...menu} />);
}

function ActionMenu({ icon, label, entries }: BottomBarMenu) {
  const getText = useEntryText();
  const offered = useMenuEntries(entries);
  if (offered.length === 0) return null;
  return (
    <div className={styles.action}>
      <MenuButton
        placement="top"
        size="sm"
        variant="secondary"
        isFullWidth
        icon={icon}
        label={getText(label)}
        items={offered.map(({ onPress, href, ...item }) =>
          onPress ? { ...item, onAction: onPress } : { ...item, href },
        )}
      />
    </div>
  );
}
