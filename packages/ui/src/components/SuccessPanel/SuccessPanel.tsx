import { use, useEffect, useRef, type ReactNode } from 'react';
import { createLatticeStarPath } from '../Lattice/geometry';
import { EnteringContext } from '../Screen/EnteringContext';
import * as styles from './SuccessPanel.css';

export interface SuccessPanelProps {
  /** Heading that states the result. */
  title: string;
  /** Text about the next steps. */
  description?: ReactNode;
  /**
   * Use 1 if the page has no `PageHeader`, otherwise 2. A flow focuses the `h1`, so the `PageHeader` title must then
   * also state the result. @default 1
   */
  headingLevel?: 1 | 2;
  /** Details of the result, such as a `DescriptionList`. */
  children?: ReactNode;
  /** Buttons below the details, for pages without a footer. */
  actions?: ReactNode;
}

/**
 * The success step of a flow. Focuses its heading on mount so that it is announced. Use it at the end of a flow; for a
 * success on a page that stays use a toast.
 */
export function SuccessPanel({
  title,
  description,
  headingLevel = 1,
  children,
  actions,
}: SuccessPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const Heading = headingLevel === 1 ? 'h1' : 'h2';

  const isHeaderFocused = use(EnteringContext) && headingLevel === 2;
  useEffect(() => {
    if (!isHeaderFocused) heading.current?.focus({ preventScroll: true });
  }, [isHeaderFocused]);

  return (
    <div className={styles.panel}>
      <svg
        aria-hidden
        viewBox="0 0 96 96"
        fill="none"
        stroke="currentColor"
        className={styles.mark}
      >
        <path
          d={createLatticeStarPath(48, 48, 48)}
          fill="currentColor"
          stroke="none"
          className={styles.star}
        />
        <path d={createLatticeStarPath(48, 48, 40)} strokeWidth={1} className={styles.ring} />
        <path
          d="M34 49.5 44 59.5 63 38.5"
          pathLength={1}
          strokeWidth={5}
          strokeLinecap="round"
          strokeLinejoin="round"
          className={styles.check}
        />
      </svg>
      <Heading ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </Heading>
      {description && <p className={styles.description}>{description}</p>}
      {children && <div className={styles.content}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
