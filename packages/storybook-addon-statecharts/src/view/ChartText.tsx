/** @jsxRuntime classic */ // Storybook's manager provides React, but no JSX runtime.
import React from 'react';
import { standsStill, type Standing } from '../drawing/live';
import { ROOT, type Chart, type ChartState } from '../model/chart';
import { kindText, transitionText } from '../model/words';

export interface ChartTextProps {
  chart: Chart;
  standing?: Standing;
}

function StateItem({ chart, state, standing }: Required<ChartTextProps> & { state: ChartState }) {
  const isActive = standing.active.has(state.id);
  const more = [
    isActive ? 'active' : null,
    kindText(state),
    state.initial && state.initial.length > 0 ? `begins in ${state.initial.join(' and ')}` : null,
    state.tags.length > 0 ? `tags ${state.tags.join(', ')}` : null,
    state.invokes.length > 0 ? `invokes ${state.invokes.map(({ src }) => src).join(', ')}` : null,
  ].filter((part) => part !== null);
  const transitions = chart.transitions.filter(({ source }) => source === state.id);
  const children = chart.states.filter(({ parent }) => parent === state.id);
  return (
    <li aria-current={isActive ? 'step' : undefined}>
      <strong>{state.name}</strong>
      {more.length > 0 && `: ${more.join('; ')}`}
      {transitions.length + children.length > 0 && (
        <ul>
          {transitions.map((transition) => {
            const offer = standing.offers.get(transition.id);
            return (
              <li key={transition.id}>
                {transitionText(chart, transition)}
                {offer === 'open' && ' (can be taken now)'}
                {offer === 'refused' && ' (refused by its guard)'}
              </li>
            );
          })}
          {children.map((child) => (
            <StateItem key={child.id} chart={chart} state={child} standing={standing} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** A chart as a list: each state with its transitions. */
export function ChartText({ chart, standing = standsStill }: ChartTextProps) {
  const root = chart.states.find(({ id }) => id === ROOT);
  return (
    <ul className="statechart-text" aria-label={`The statechart of ${chart.id} as a list`}>
      {root && <StateItem chart={chart} state={root} standing={standing} />}
    </ul>
  );
}
