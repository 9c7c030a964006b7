import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import {
  Disclosure as AriaDisclosure,
  DisclosurePanel as AriaDisclosurePanel,
} from 'react-aria-components/Disclosure';
import * as styles from './Disclosure.css';

export interface DisclosureProps {
  /** Content of the heading, which is also the toggle button. */
  title: ReactNode;
  /** Heading level. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Expanded state, if controlled. */
  isExpanded?: boolean;
  /** Initial expanded state, if uncontrolled. @default false */
  defaultExpanded?: boolean;
  /** Called with the new state when the user expands or collapses the content. */
  onExpandedChange?: (isExpanded: boolean) => void;
  /** Prevents focus and presses. @default false */
  isDisabled?: boolean;
  /** Content that is hidden while collapsed. */
  children: ReactNode;
}

/**
 * A heading that expands to show its content. The browser's find-in-page also finds collapsed content. Use it for
 * details that most users skip; to switch between views use `Tabs`.
 */
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
