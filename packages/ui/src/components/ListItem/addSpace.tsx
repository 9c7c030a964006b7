import type { ReactNode } from 'react';

/**
 * Appends a visually collapsed space to a text. Firefox joins the texts of a link or button regardless of layout:
 * 'Ahmed Khan+92 300'. The space is in the same text node, because a separate one would be dropped.
 */
export function addSpace(text: ReactNode): ReactNode {
  if (typeof text === 'string') return `${text} `;
  return <>{text} </>;
}
