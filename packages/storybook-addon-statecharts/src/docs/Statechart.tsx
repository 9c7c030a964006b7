/** @jsxRuntime classic */ // Shares its components with the manager, which has no JSX runtime.
import React from 'react';
import { StatechartFigure, type StatechartFigureProps } from '../view/StatechartFigure';
import { usePageStories } from './usePageStories';

export type StatechartProps = Omit<StatechartFigureProps, 'stories'>;

/** A machine on a docs page: description, drawing, and tables with links to the stories of the page. */
export function Statechart(props: StatechartProps) {
  const { stories } = usePageStories();
  return <StatechartFigure {...props} stories={stories} />;
}
