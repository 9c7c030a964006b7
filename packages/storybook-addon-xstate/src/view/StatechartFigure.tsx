/** @jsxRuntime classic */ // As all that draws: the manager has no JSX runtime.
import React, { useEffect, useMemo, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { Direction, Geometry } from '../layout/geometry';
import { chartOf } from '../model/chartOf';
import { placesFingerprint } from '../model/fingerprint';
import type { StatechartNotes } from '../model/notes';
import type { StoryOfState } from '../live/channel';
import { ChartCanvas } from './ChartCanvas';
import { Prose } from './Prose';
import { ViewStyles } from './ViewStyles';
import { Tables } from './Tables';

export interface StatechartFigureProps {
  /** The machine. */
  of: AnyStateMachine;
  /** Which way the drawing reads. @default 'down' */
  direction?: Direction;
  /** Light or dark. @default as the page around it */
  theme?: 'light' | 'dark';
  /** The tables of states, events, actors and delays. @default true */
  hasTables?: boolean;
  /** Stories that show its states, to be linked from the table. @default none */
  stories?: readonly StoryOfState[];
  /** What is known of it besides. @default nothing */
  notes?: StatechartNotes;
}

const none: readonly StoryOfState[] = [];
const nothing: StatechartNotes = {};

function usePlaces(machine: AnyStateMachine, notes: StatechartNotes, direction: Direction) {
  const chart = useMemo(() => chartOf(machine, notes), [machine, notes]);
  const [geometry, setGeometry] = useState<{ of: string; places: Geometry } | null>(null);
  const key = `${placesFingerprint(chart)} ${direction}`;
  useEffect(() => {
    let isWanted = true;
    // What lays out is loaded by the first page that shows a chart.
    void import('../layout/places')
      .then(({ placesOf }) => placesOf(chart, direction))
      .then((places) => isWanted && setGeometry({ of: key, places }));
    return () => {
      isWanted = false;
    };
  }, [chart, direction, key]);
  return { chart, geometry: geometry?.of === key ? geometry.places : null };
}

/** A machine with all there is to know of it: what it is for, its drawing, and what there is to know in tables. */
export function StatechartFigure({
  of,
  direction = 'down',
  theme,
  hasTables = true,
  stories = none,
  notes = nothing,
}: StatechartFigureProps) {
  const { chart, geometry } = usePlaces(of, notes, direction);
  return (
    <ViewStyles theme={theme}>
      <figure className="statechart-figure sb-unstyled">
        {chart.description !== undefined && (
          <figcaption>
            <Prose text={chart.description} />
          </figcaption>
        )}
        {geometry ? (
          <ChartCanvas chart={chart} geometry={geometry} />
        ) : (
          <p className="statechart-empty" data-awaited>
            Drawing …
          </p>
        )}
        {hasTables && <Tables chart={chart} stories={stories} notes={notes} />}
      </figure>
    </ViewStyles>
  );
}
