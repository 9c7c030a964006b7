import { useMemo } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { Direction } from '../layout/geometry';
import { useLayout } from '../layout/useLayout';
import { createChart } from '../model/createChart';
import { ChartCanvas } from './ChartCanvas';
import { Tables, type TablesProps } from './Tables';
import { ViewStyles } from './ViewStyles';

export interface StatechartFigureProps extends Partial<Omit<TablesProps, 'chart'>> {
  of: AnyStateMachine;
  /** @default 'down' */
  direction?: Direction;
  /** Whether to show tables of states, events, actors and delays. @default true */
  hasTables?: boolean;
}

/** A machine's description, drawing and tables, without live state. */
export function StatechartFigure({
  of,
  direction = 'down',
  hasTables = true,
  stories = [],
  getPicture,
}: StatechartFigureProps) {
  const chart = useMemo(() => createChart(of), [of]);
  const geometry = useLayout(chart, direction);
  return (
    <ViewStyles>
      <figure className="statechart-figure sb-unstyled">
        {chart.description !== undefined && <figcaption>{chart.description}</figcaption>}
        {geometry ? (
          <ChartCanvas chart={chart} geometry={geometry} />
        ) : (
          <p className="statechart-empty" data-awaited>
            Loading …
          </p>
        )}
        {hasTables && <Tables chart={chart} stories={stories} getPicture={getPicture} />}
      </figure>
    </ViewStyles>
  );
}
