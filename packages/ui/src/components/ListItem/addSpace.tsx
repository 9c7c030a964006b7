import type { ReactNode } from 'react';

/**
 * Ends a text with a space, which is collapsed visually. Firefox joins the texts of a link or button without regard to
 * the layout: 'Ahmed Khan+92 300'. The space is part of the text node, because a separate one would be dropped.
 */
export function addSpace(text: ReactNode): ReactNode {
  if (typeof text === 'string') return `${text} `;
  return <>{text} </>;
}
