/** @jsxRuntime classic */ // Storybook's manager provides React, but no JSX runtime.
import React, { type ReactNode } from 'react';
import { pageColours } from '../drawing/palette';
import { drawingStyles, liveStyles } from '../drawing/styles';
import { viewStyles } from './styles';

const css = pageColours + drawingStyles + liveStyles + viewStyles;

/** Adds the styles in the given theme, or else in that of the page. */
export function ViewStyles({ theme, children }: { theme?: 'light' | 'dark'; children: ReactNode }) {
  return (
    <div className="statechart statechart-view" style={theme && { colorScheme: theme }}>
      <style>{css}</style>
      {children}
    </div>
  );
}
