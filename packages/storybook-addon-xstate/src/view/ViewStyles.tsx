/** @jsxRuntime classic */ // Storybook's manager brings React along, but not its JSX runtime.
import React, { type ReactNode } from 'react';
import { pageColours } from '../drawing/palette';
import { drawingStyles, liveStyles } from '../drawing/styles';
import { viewStyles } from './styles';

const css = pageColours + drawingStyles + liveStyles + viewStyles;

/** Brings the styles of a view, in Storybook's theme or, without one, in that of the page around it. */
export function ViewStyles({ theme, children }: { theme?: 'light' | 'dark'; children: ReactNode }) {
  return (
    <div className="statechart statechart-view" style={theme && { colorScheme: theme }}>
      <style>{css}</style>
      {children}
    </div>
  );
}
