/** @jsxRuntime classic */ // As all that draws: the manager has no JSX runtime.
import React from 'react';
import { StatechartFigure, type StatechartFigureProps } from '../view/StatechartFigure';
import { useStories } from './useStories';

/** What a docs page can say of a statechart. */
export type StatechartProps = Omit<StatechartFigureProps, 'stories'>;

/** A machine on a docs page: what it is for, its drawing, and its tables, with links to the page's stories. */
export function Statechart(props: StatechartProps) {
  return <StatechartFigure {...props} stories={useStories(props.of.id)} />;
}
