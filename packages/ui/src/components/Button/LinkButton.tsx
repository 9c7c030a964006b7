import type { Ref } from 'react';
import type { HoverEvent } from 'react-aria-components';
import { Link as AriaLink } from 'react-aria-components/Link';
import { ButtonContent } from './ButtonContent';
import { getButtonClass, type ButtonStyleProps } from './buttonStyleProps';

export interface LinkButtonProps extends ButtonStyleProps {
  /** A path in the wallet or an external URL. */
  href?: string;
  /** Browsing context to open the link in, such as `_blank`. */
  target?: string;
  /** Link relationship, such as `noreferrer`. */
  rel?: string;
  /** Called when a mouse or pen starts hovering over the link, for example to preload the page. */
  onHoverStart?: (event: HoverEvent) => void;
  /** Accessible name; must begin with the visible label. */
  'aria-label'?: string;
  /** Ref to the `a` element. */
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link that looks like a button. Use it for navigation that is the main next step; within text use `Link`, for
 * actions `Button`.
 */
export function LinkButton({
  variant = 'primary',
  size = 'md',
  isFullWidth = false,
  icon,
  children,
  ...props
}: LinkButtonProps) {
  return (
    <AriaLink {...props} className={getButtonClass({ variant, size, isFullWidth })}>
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </AriaLink>
  );
}
