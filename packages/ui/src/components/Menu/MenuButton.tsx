import type { LucideIcon } from 'lucide-react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuTrigger as AriaMenuTrigger,
} from 'react-aria-components/Menu';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { Button, type ButtonProps } from '../Button';
import { ItemContent } from '../ListPopover/ItemContent';
import * as styles from '../ListPopover/ListPopover.css';

interface MenuItemBase {
  id: string;
  label: string;
  description?: string;
  icon?: LucideIcon;
  isDisabled?: boolean;
}

/** Goes somewhere or does something. */
export type MenuItem = MenuItemBase &
  ({ href: string; onAction?: never } | { href?: never; onAction: () => void });

export interface MenuButtonProps extends Pick<
  ButtonProps,
  'variant' | 'size' | 'fullWidth' | 'icon' | 'isDisabled'
> {
  /** Names the button and, with it, the menu. */
  label: string;
  items: readonly MenuItem[];
  /** Which side it opens to where there is room; in a bottom bar that is `top`. @default 'bottom' */
  side?: 'top' | 'bottom';
}

/** A button that opens a menu of links and actions. */
export function MenuButton({ label, items, side = 'bottom', ...button }: MenuButtonProps) {
  return (
    <AriaMenuTrigger>
      <Button {...button}>{label}</Button>
      <AriaPopover placement={side} className={styles.popover}>
        <AriaMenu className={styles.list}>
          {items.map(({ id, href, onAction, isDisabled, ...content }) => (
            <AriaMenuItem
              key={id}
              id={id}
              href={href}
              onAction={onAction}
              isDisabled={isDisabled}
              textValue={content.label}
              className={styles.item}
            >
              <ItemContent {...content} />
            </AriaMenuItem>
          ))}
        </AriaMenu>
      </AriaPopover>
    </AriaMenuTrigger>
  );
}
