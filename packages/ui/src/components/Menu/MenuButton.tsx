import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuTrigger as AriaMenuTrigger,
} from 'react-aria-components/Menu';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { Button } from '../Button';
import { ItemContent } from '../ListPopover/ItemContent';
import * as styles from '../ListPopover/ListPopover.css';
import { useDismissLabel } from '../ListPopover/useDismissLabel';

interface MenuItemBase {
  /** Unique within the menu. */
  id: string;
  /** Names the item. */
  label: string;
  /** Small print under the label. */
  description?: string;
  /** Before the label. */
  icon?: LucideIcon;
  /** Cannot be chosen. @default false */
  isDisabled?: boolean;
}

/** A link with `href`, or an action with `onAction`. */
export type MenuItem = MenuItemBase &
  ({ href: string; onAction?: never } | { href?: never; onAction: () => void });

export interface MenuButtonProps {
  /** Label of the button and name of the menu. */
  label: string;
  /** Links and actions, from top to bottom. */
  items: readonly MenuItem[];
  /** Preferred side; use `top` in a bottom bar. @default 'bottom' */
  placement?: 'top' | 'bottom';
  /** `primary` is the page's one main action. @default 'primary' */
  variant?: 'primary' | 'secondary' | 'outline' | 'plain';
  /** `md` is 52 px high, `sm` 44 px. @default 'md' */
  size?: 'md' | 'sm';
  /** Fills the inline size of its container. @default false */
  isFullWidth?: boolean;
  /** Before the label. */
  icon?: LucideIcon;
  /** Prevents presses and focus. @default false */
  isDisabled?: boolean;
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button that opens a menu of links and actions. */
export function MenuButton({ label, items, placement = 'bottom', ...button }: MenuButtonProps) {
  const popover = useDismissLabel();
  return (
    <AriaMenuTrigger>
      <Button {...button}>{label}</Button>
      <AriaPopover ref={popover} placement={placement} className={styles.popover}>
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
