import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import {
  Disclosure as AriaDisclosure,
  DisclosurePanel as AriaDisclosurePanel,
} from 'react-aria-components/Disclosure';
import * as styles from './Disclosure.css';

export interface DisclosureProps {
  /** The heading, which is the button. */
  title: ReactNode;
  /** Level of the heading. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Whether it is open, if controlled. */
  isExpanded?: boolean;
  /** Initial state, if uncontrolled. @default false */
  defaultExpanded?: boolean;
  /** Called on every change. */
  onExpandedChange?: (isExpanded: boolean) => void;
  /** Prevents focus and presses. @default false */
  isDisabled?: boolean;
  /** What it opens to. */
  children: ReactNode;
}

/** A heading that opens to its content. The browser's search finds the closed content too. */
export function Disclosure({ title, headingLevel = 3, children, ...props }: DisclosureProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <AriaDisclosure {...props}>
      <Heading>
        <AriaButton slot="trigger" className={styles.trigger}>
          {title}
          <ChevronDown aria-hidden className={styles.chevron} />
        </AriaButton>
      </Heading>
      <AriaDisclosurePanel>
        <div className={styles.content}>{children}</div>
      </AriaDisclosurePanel>
    </AriaDisclosure>
  );
}
