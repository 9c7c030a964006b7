import type { ReactNode } from 'react';

/**
 * A text with visually collapsed spaces after it. Firefox joins the texts of a link or button regardless of layout,
 * 'Ahmed Khan+92 300', and ignores a space in a text node of its own; other programs ignore one at the end of a span. On
 * a page that the browser has translated, React can replace the text of a span, but must not remove a text node.
 */
export function SpacedText({ children }: { children: ReactNode }) {
  return <>{typeof children === 'string' ? <span>{`${children} `}</span> : children} </>;
}
