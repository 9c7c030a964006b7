/** @jsxRuntime classic */ // Storybook's manager brings React along, but not its JSX runtime.
import React from 'react';

/** A text of a comment: what stands in backquotes is code. */
export function Prose({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      // Parts never change their places.
      // oxlint-disable-next-line react/no-array-index-key
      <code key={index}>{part}</code>
    ) : (
      part
    ),
  );
}
