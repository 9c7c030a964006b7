/** @jsxRuntime classic */ // As all that draws: the manager has no JSX runtime.
import React from 'react';
import { StatechartFigure, type StatechartFigureProps } from '../view/StatechartFigure';
import { useNotes, useStories } from './useStories';

/** What a docs page can say of a statechart. */
export type StatechartProps = Omit<StatechartFigureProps, 'stories' | 'notes'>;

/** A machine on a docs page: what it is for, its drawing, and its tables, with pictures and links to stories. */
export function Statechart(props: StatechartProps) {
  const stories = useStories(props.of.id);
  const notes = useNotes(props.of.id);
  return notes && <StatechartFigure {...props} notes={notes} stories={stories} />;
}
