/** @jsxRuntime classic */ // Storybook's manager provides React, but no JSX runtime.
import React, { type SVGProps } from 'react';
import type { Geometry } from '../layout/geometry';
import type { Chart } from '../model/chart';
import { LineView, Labels } from './LineView';
import { standsStill, type Item, type Standing } from './live';
import { MarkView } from './MarkView';
import { StateBox } from './StateBox';

const nothing = () => ({});

export interface DrawingProps {
  chart: Chart;
  geometry: Geometry;
  /** @default nothing is active */
  standing?: Standing;
  /** Props of the element of a state or transition, such as its role and handlers. @default none */
  itemProps?: (item: Item) => SVGProps<SVGGElement>;
}

/** Renders into an `<svg>` with the class `statechart`. */
export function Drawing({
  chart,
  geometry,
  standing = standsStill,
  itemProps = nothing,
}: DrawingProps) {
  const kinds = new Map(chart.states.map(({ id, kind }) => [id, kind]));
  const parents = new Set(chart.states.map(({ parent }) => parent));
  const transitions = new Map(chart.transitions.map((transition) => [transition.id, transition]));
  return (
    <>
      {chart.states.map((state) => {
        const box = geometry.states[state.id];
        return box ? (
          <StateBox
            key={state.id}
            chart={chart}
            state={state}
            box={box}
            hasChildren={parents.has(state.id)}
            isRegion={state.parent !== null && kinds.get(state.parent) === 'parallel'}
            standing={standing}
            itemProps={itemProps}
          />
        ) : null;
      })}
      {geometry.lines.map((line) => (
        <LineView key={line.id} line={line} standing={standing} />
      ))}
      {geometry.marks.map((mark) => (
        <MarkView key={mark.id} mark={mark} />
      ))}
      {geometry.lines.map((line) => (
        <Labels
          key={line.id}
          chart={chart}
          line={line}
          transitions={line.transitions.flatMap((id) => transitions.get(id) ?? [])}
          standing={standing}
          itemProps={itemProps}
        />
      ))}
    </>
  );
}
