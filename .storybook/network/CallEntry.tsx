/** @jsxRuntime classic */ // Storybook's manager provides React, but no JSX runtime.
import React, { useState } from 'react';
import type { Call, FaultName, InjectedFault } from '@rad-wallet/mocks';
import { conditionTitles, faultNames } from './titles';

interface CallEntryProps {
  call: Call;
  nextFault: InjectedFault | null;
  onFaultChange: (nextFault: InjectedFault | null) => void;
}

function describeOutcome({ outcome }: Call): { text: string; isWrong: boolean } {
  if (!outcome) return { text: 'waiting', isWrong: false };
  if (outcome.kind === 'error') return { text: 'no response', isWrong: true };
  return { text: String(outcome.status), isWrong: outcome.status >= 400 };
}

function formatBody(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function Body({ label, text }: { label: string; text: string }) {
  if (text === '') return <>none</>;
  return (
    // Scrollable elements must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre role="group" aria-label={label} tabIndex={0}>
      {formatBody(text)}
    </pre>
  );
}

export function CallEntry({ call, nextFault, onFaultChange }: CallEntryProps) {
  const { name, method, path, query, body, key, outcome, ms, fault } = call;
  const [isOpen, setOpen] = useState(false);
  const end = describeOutcome(call);
  const injected = fault && faultNames.find((it) => it === fault);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className="calls-name">{name}</span>
        {injected && <span className="calls-injected">fault: {conditionTitles[injected]}</span>}
        {nextFault && (
          <span className="calls-injected">next: {conditionTitles[nextFault.fault]}</span>
        )}
        <span className="calls-end" data-wrong={end.isWrong || undefined}>
          {end.text}
          {ms !== null && ` · ${ms} ms`}
        </span>
      </summary>
      {isOpen && (
        <div className="calls-details">
          <dl>
            <dt>Request</dt>
            <dd>
              {method} {path}
            </dd>
            <dt>Query</dt>
            <dd>{query || 'none'}</dd>
            <dt>Key</dt>
            <dd>{key ?? 'none'}</dd>
            <dt>Body</dt>
            <dd>
              <Body label={`Body of ${name}`} text={body} />
            </dd>
            <dt>Response</dt>
            <dd>
              {!outcome && 'not yet'}
              {outcome?.kind === 'error' && outcome.reason}
              {outcome?.kind === 'response' && (
                <Body label={`Response to ${name}`} text={outcome.body} />
              )}
            </dd>
          </dl>
          <div className="calls-next">
            <label>
              Next time
              <select
                value={nextFault?.fault ?? ''}
                onChange={({ target }) => {
                  const chosen = target.value as FaultName | '';
                  onFaultChange(chosen === '' ? null : { fault: chosen, on: nextFault?.on });
                }}
              >
                <option value="">no fault</option>
                {faultNames.map((it) => (
                  <option key={it} value={it}>
                    {conditionTitles[it]}
                  </option>
                ))}
              </select>
            </label>
            {method === 'POST' && nextFault && (
              <label>
                <input
                  type="checkbox"
                  checked={nextFault.on === 'back'}
                  onChange={({ target }) =>
                    onFaultChange({ ...nextFault, on: target.checked ? 'back' : 'there' })
                  }
                />
                after the server has handled it
              </label>
            )}
          </div>
        </div>
      )}
    </details>
  );
}
