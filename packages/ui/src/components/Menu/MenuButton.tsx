import type { Ref } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuTrigger as AriaMenuTrigger,
} from 'react-aria-components/Menu';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import type { IconComponent } from '../../types';
import { Button } from '../Button';
import { ItemContent } from '../ListPopover/ItemContent';
import * as styles from '../ListPopover/ListPopover.css';
import { useDismissLabel } from '../ListPopover/useDismissLabel';

interface MenuItemBase {
  /** Key of the item, unique within the menu. */
  id: string;
  /** Visible label of the item. */
  label: string;
  /** Secondary text under the label. */
  description?: string;
  /** Decorative icon before the label. */
  icon?: IconComponent;
  /** Prevents the item from being selected. @default false */
  isDisabled?: boolean;
}

/** A menu item: a link if it has `href`, an action if it has `onAction`. */
export type MenuItem = MenuItemBase &
  ({ href: string; onAction?: never } | { href?: never; onAction: () => void });

export interface MenuButtonProps {
  /** Label of the button, and accessible name of the menu. */
  label: string;
  /** Links and actions in display order. */
  items: readonly MenuItem[];
  /** Preferred side of the button on which the menu opens; use `top` in a bottom bar. @default 'bottom' */
  placement?: 'top' | 'bottom';
  /** Visual style; use `primary` only for the page's main action. @default 'primary' */
  variant?: 'primary' | 'secondary' | 'outline' | 'plain';
  /** `md` is 52 px high, `sm` 44 px. @default 'md' */
  size?: 'md' | 'sm';
  /** Makes the button as wide as its container. @default false */
  isFullWidth?: boolean;
  /** Decorative icon before the label. */
  icon?: IconComponent;
  /** Prevents presses and focus. @default false */
  isDisabled?: boolean;
  /** Ref to the `button` element. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button that opens a menu of links and actions. Use it for two or more actions or links; for one use `Button` or
 * `LinkButton`, to choose a value `Select`.
 */
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
