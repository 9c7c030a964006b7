/** @jsxRuntime classic */ // As all that draws: the manager has no JSX runtime.
import React, { useEffect, useMemo, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { Direction, Geometry } from '../layout/geometry';
import { chartOf } from '../model/chartOf';
import { placesFingerprint } from '../model/fingerprint';
import { ChartCanvas } from '../view/ChartCanvas';
import { ViewStyles } from '../view/ViewStyles';
import { Tables } from './Tables';
import { useStories } from './useStories';

export interface StatechartProps {
  /** The machine. */
  of: AnyStateMachine;
  /** Which way the drawing reads. @default 'down' */
  direction?: Direction;
  /** Light or dark. @default as the page around it */
  theme?: 'light' | 'dark';
  /** The tables of states, events, actors and delays. @default true */
  hasTables?: boolean;
}

function usePlaces(machine: AnyStateMachine, direction: Direction) {
  const chart = useMemo(() => chartOf(machine), [machine]);
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

/** A machine on a docs page: what it is for, its drawing, and what there is to know in tables. */
export function Statechart({ of, direction = 'down', theme, hasTables = true }: StatechartProps) {
  const { chart, geometry } = usePlaces(of, direction);
  const stories = useStories(chart.id);
  return (
    <ViewStyles theme={theme}>
      <figure className="statechart-figure sb-unstyled">
        {chart.description !== undefined && <figcaption>{chart.description}</figcaption>}
        {geometry ? (
          <ChartCanvas chart={chart} geometry={geometry} />
        ) : (
          <p className="statechart-empty" data-awaited>
            Drawing …
          </p>
        )}
        {hasTables && <Tables chart={chart} stories={stories} />}
      </figure>
    </ViewStyles>
  );
}
