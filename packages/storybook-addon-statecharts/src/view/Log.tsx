import { useEffect, useRef } from 'react';
import type { LogEntry } from '../live/channel';
import { joinTexts } from '../model/format';

export interface LogProps {
  entries: readonly LogEntry[];
  current: number;
  /** Restores the state after an entry. If omitted, the log is read-only. */
  onRestore?: (index: number) => void;
}

const INIT = 'xstate.init';

function formatEntry({ event, payload }: LogEntry): string {
  if (event === INIT) return 'started';
  const name = event.replace(/^xstate\.(done|error)\.actor\./, '$1: ').replace(/^xstate\./, '');
  return joinTexts([name, payload]);
}

function Entry({ entry }: { entry: LogEntry }) {
  const { event, time, from, to, changes, emitted, transitions, blockedBy } = entry;
  const isChanged = from.length > 0 && from.join() !== to.join();
  const isIgnored = transitions.length === 0 && event !== INIT;
  return (
    <>
      <span className="statechart-time">{`${(time / 1000).toFixed(1)} s`}</span>
      <span className="statechart-event">
        <strong>{formatEntry(entry)}</strong>
        <span>
          {isChanged && `${from.join(' + ')} → `}
          {to.join(' + ')}
        </span>
        {changes.map(({ key, before, after }) => (
          <span key={key} className="statechart-change">
            {key}: <del>{before}</del> <ins>{after}</ins>
          </span>
        ))}
        {emitted.length > 0 && (
          <span className="statechart-emitted">emitted {emitted.join(', ')}</span>
        )}
        {isIgnored && (
          <span className="statechart-ignored">
            {blockedBy.length > 0 ? `blocked by ${blockedBy.join(', ')}` : 'ignored in this state'}
          </span>
        )}
      </span>
    </>
  );
}

export function Log({ entries, current, onRestore }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [entries.length]);
  return (
    <ol
      className="statechart-log"
      ref={list}
      aria-label="Log"
      // Without buttons inside, the list itself must be focusable for keyboard scrolling.
      {...(!onRestore && { tabIndex: 0 })}
    >
      {entries.map((entry) => (
        <li key={entry.index} aria-current={entry.index === current ? 'step' : undefined}>
          {onRestore ? (
            <button type="button" onClick={() => onRestore(entry.index)}>
              <Entry entry={entry} />
            </button>
          ) : (
            <div>
              <Entry entry={entry} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
