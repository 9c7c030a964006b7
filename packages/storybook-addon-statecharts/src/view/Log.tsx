/** @jsxRuntime classic */ // Storybook's manager provides React, but no JSX runtime.
import React, { useEffect, useRef } from 'react';
import type { LogLine } from '../live/channel';

export interface LogProps {
  lines: readonly LogLine[];
  /** The number of the current line. */
  line: number;
  /** Restores the state of a line. Without it the log is read-only. */
  onGoTo?: (line: number) => void;
}

const INIT = 'xstate.init';

function eventText({ event, text }: LogLine): string {
  if (event === INIT) return 'shown';
  const name = event.replace(/^xstate\.(done|error)\.actor\./, '$1: ').replace(/^xstate\./, '');
  return [name, text].filter(Boolean).join(' ');
}

function Line({ line, at }: { line: LogLine; at: string }) {
  const isMoved = line.from.join() !== line.to.join();
  return (
    <>
      <span className="statechart-when">{at}</span>
      <span className="statechart-what">
        <strong>{eventText(line)}</strong>
        <span>
          {isMoved && line.from.length > 0 ? `${line.from.join(' + ')} → ` : ''}
          {line.to.join(' + ')}
        </span>
        {line.changes.map(({ key, before, after }) => (
          <span key={key} className="statechart-change">
            {key}: <del>{before}</del> <ins>{after}</ins>
          </span>
        ))}
        {line.emitted.length > 0 && (
          <span className="statechart-emitted">emitted {line.emitted.join(', ')}</span>
        )}
        {line.refusedBy.length > 0 && (
          <span className="statechart-refused">refused by {line.refusedBy.join(', ')}</span>
        )}
        {line.refusedBy.length === 0 && line.transitions.length === 0 && line.event !== INIT && (
          <span className="statechart-refused">nothing takes it here</span>
        )}
      </span>
    </>
  );
}

/** The recorded events, newest last. */
export function Log({ lines, line: current, onGoTo }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines.length]);
  return (
    <ol
      className="statechart-log"
      ref={list}
      aria-label="Log"
      // Without buttons inside, the list itself must be focusable to scroll by keyboard.
      {...(!onGoTo && { tabIndex: 0 })}
    >
      {lines.map((line) => {
        const at = `${(line.at / 1000).toFixed(1)} s`;
        const isCurrent = line.number === current;
        return (
          <li key={line.number} aria-current={isCurrent ? 'step' : undefined}>
            {onGoTo ? (
              <button type="button" onClick={() => onGoTo(line.number)}>
                <Line line={line} at={at} />
              </button>
            ) : (
              <div>
                <Line line={line} at={at} />
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
