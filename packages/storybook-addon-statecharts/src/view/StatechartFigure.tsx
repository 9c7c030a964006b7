/** @jsxRuntime classic */ // Shares its components with the manager, which has no JSX runtime.
import React, { useEffect, useMemo, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { Direction, Geometry } from '../layout/geometry';
import { chartOf } from '../model/chartOf';
import { placesFingerprint } from '../model/fingerprint';
import type { StoryOfState } from '../live/channel';
import { ChartCanvas } from './ChartCanvas';
import { ViewStyles } from './ViewStyles';
import { Tables } from './Tables';

export interface StatechartFigureProps {
  of: AnyStateMachine;
  /** @default 'down' */
  direction?: Direction;
  /** @default the `color-scheme` of the page */
  theme?: 'light' | 'dark';
  /** Whether to show tables of states, events, actors and delays. @default true */
  hasTables?: boolean;
  /** Stories to link from the table of states. @default none */
  stories?: readonly StoryOfState[];
}

const none: readonly StoryOfState[] = [];

function usePlaces(machine: AnyStateMachine, direction: Direction) {
  const chart = useMemo(() => chartOf(machine), [machine]);
  const [geometry, setGeometry] = useState<{ of: string; places: Geometry } | null>(null);
  const key = `${placesFingerprint(chart)} ${direction}`;
  useEffect(() => {
    let isWanted = true;
    // A lazy-loaded chunk: most pages show no chart.
    void import('../layout/places')
      .then(({ placesOf }) => placesOf(chart, direction))
      .then((places) => isWanted && setGeometry({ of: key, places }));
    return () => {
      isWanted = false;
    };
  }, [chart, direction, key]);
  return { chart, geometry: geometry?.of === key ? geometry.places : null };
}

/** A machine's description, drawing and tables. */
export function StatechartFigure({
  of,
  direction = 'down',
  theme,
  hasTables = true,
  stories = none,
}: StatechartFigureProps) {
  const { chart, geometry } = usePlaces(of, direction);
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
