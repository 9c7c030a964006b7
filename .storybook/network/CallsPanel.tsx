/** @jsxRuntime classic */ // Storybook's manager provides React, but no JSX runtime.
import React from 'react';
import { CallEntry } from './CallEntry';
import type { FaultChange, NetworkState } from './channel';
import { styles } from './styles';
import { conditionTitles } from './titles';

export interface CallsPanelProps {
  state: NetworkState | null;
  onFaultChange: (change: FaultChange) => void;
  onReset: () => void;
  /** @default the page's color scheme */
  theme?: 'light' | 'dark';
}

export function CallsPanel({ state, onFaultChange, onReset, theme }: CallsPanelProps) {
  const injectedFaults = new Map(state?.injectedFaults);
  const calls = state?.calls ?? [];
  return (
    <div className="calls" style={theme && { colorScheme: theme }}>
      <style>{styles}</style>
      <header>
        <p role="status">
          {state && state.condition !== 'normal' && `${conditionTitles[state.condition]} · `}
          {calls.length === 1 ? '1 call' : `${calls.length} calls`}
        </p>
        <button type="button" onClick={onReset}>
          Restart the story
        </button>
      </header>
      {calls.length > 0 ? (
        <ol aria-label="Calls">
          {calls.map((call) => (
            <li key={call.id}>
              <CallEntry
                call={call}
                nextFault={injectedFaults.get(call.name) ?? null}
                onFaultChange={(fault) => onFaultChange({ name: call.name, fault })}
              />
            </li>
          ))}
        </ol>
      ) : (
        <p className="calls-none">This story has sent no requests.</p>
      )}
    </div>
  );
}
