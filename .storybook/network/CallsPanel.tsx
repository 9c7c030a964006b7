/** @jsxRuntime classic */ // Storybook's manager brings React along, but not its JSX runtime.
import React from 'react';
import { CallEntry } from './CallEntry';
import type { Struck, Told } from './channel';
import { styles } from './styles';
import { conditionTitles } from './titles';

export interface CallsPanelProps {
  /** How the story's network stands; null before it told. */
  told: Told | null;
  /** The next call of a name is to meet this. */
  onStrike: (struck: Struck) => void;
  /** The story is to begin anew, without its play function. */
  onBeginAnew: () => void;
  /** Storybook's. @default that of the page around it */
  theme?: 'light' | 'dark';
}

/** What the story asked and was answered, and what one of its calls is to meet the next time. */
export function CallsPanel({ told, onStrike, onBeginAnew, theme }: CallsPanelProps) {
  const strikes = new Map(told?.strikes);
  const calls = told?.calls ?? [];
  return (
    <div className="calls" style={theme && { colorScheme: theme }}>
      <style>{styles}</style>
      <header>
        <p role="status">
          {told && told.condition !== 'normal' && `${conditionTitles[told.condition]} · `}
          {calls.length === 1 ? '1 call' : `${calls.length} calls`}
        </p>
        <button type="button" onClick={onBeginAnew}>
          Begin the story anew
        </button>
      </header>
      {calls.length > 0 ? (
        <ol aria-label="Calls">
          {calls.map((call) => (
            <li key={call.id}>
              <CallEntry
                call={call}
                strike={strikes.get(call.name) ?? null}
                onStrike={(strike) => onStrike({ name: call.name, strike })}
              />
            </li>
          ))}
        </ol>
      ) : (
        <p className="calls-none">This story asked the server for nothing so far.</p>
      )}
    </div>
  );
}
