import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** How a button looks, and a link that looks like one. */
export interface ButtonLookProps {
  /** `primary` is the page's one main action. @default 'primary' */
  variant?: 'primary' | 'secondary' | 'outline' | 'plain' | 'danger' | 'dangerPlain';
  /** `md` is 52 px high, `sm` 44 px. @default 'md' */
  size?: 'md' | 'sm';
  /** Takes the whole inline size. @default false */
  isFullWidth?: boolean;
  /** Before the label. */
  icon?: LucideIcon;
  /** The label. */
  children: ReactNode;
}
