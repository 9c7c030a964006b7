import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** Shared by `Button` and `LinkButton`. */
export interface ButtonStyleProps {
  /** `primary` is the page's one main action. @default 'primary' */
  variant?: 'primary' | 'secondary' | 'outline' | 'plain' | 'danger' | 'dangerPlain';
  /** `md` is 52 px high, `sm` 44 px. @default 'md' */
  size?: 'md' | 'sm';
  /** Fills the inline size of its container. @default false */
  isFullWidth?: boolean;
  /** Before the label. */
  icon?: LucideIcon;
  /** The label. */
  children: ReactNode;
}
