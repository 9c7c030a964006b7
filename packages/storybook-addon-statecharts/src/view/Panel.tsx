/** @jsxRuntime classic */ // Storybook's manager provides React, but no JSX runtime.
import React, { useEffect, useMemo, useState } from 'react';
import type { Item } from '../drawing/live';
import type { Direction } from '../layout/geometry';
import type { Link } from '../live/link';
import { ChartCanvas } from './ChartCanvas';
import { ChartText } from './ChartText';
import { Details } from './Details';
import { Log } from './Log';
import { ViewStyles } from './ViewStyles';
import { storiesShowing } from './showing';
import { standingOf, usePanel } from './usePanel';

export interface PanelProps {
  link: Link;
  /** Ids of the stories of the same title, which states link to. */
  siblings?: readonly string[];
  onOpenStory?: (id: string) => void;
  theme?: 'light' | 'dark';
}

const none: readonly string[] = [];

/** The direction that shows more of a chart, until the user chooses one. Null before the first measurement. */
function useRoomiest(room: HTMLElement | null, chosen: Direction | null): Direction | null {
  const [roomiest, setRoomiest] = useState<Direction | null>(null);
  useEffect(() => {
    if (!room) return undefined;
    const measure = () =>
      setRoomiest(room.clientWidth > 2.2 * room.clientHeight ? 'right' : 'down');
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(room);
    return () => observer.disconnect();
  }, [room]);
  return chosen ?? roomiest;
}

/** The live statechart of the story. */
export function Panel({ link, siblings = none, onOpenStory = () => {}, theme }: PanelProps) {
  const [chosenDirection, setDirection] = useState<Direction | null>(null);
  const [room, setRoom] = useState<HTMLDivElement | null>(null);
  const direction = useRoomiest(room, chosenDirection);
  const [isText, setIsText] = useState(false);
  const [chosen, setChosen] = useState<Item | null>(null);
  const { shown, report, geometry, stories, send } = usePanel(link, siblings, direction);
  const standing = useMemo(() => standingOf(report), [report]);

  if (!shown || !report) {
    return (
      <ViewStyles theme={theme}>
        <div className="statechart-panel" ref={setRoom}>
          <div className="statechart-empty">
            <strong>No statechart</strong>
            <p>This story shows no actor of a machine.</p>
          </div>
        </div>
      </ViewStyles>
    );
  }

  const { chart, choices, canGoBack } = shown;
  const item = chosen && isIn(chosen) ? chosen : null;
  function isIn({ kind, id }: Item): boolean {
    return (kind === 'state' ? chart.states : chart.transitions).some((one) => one.id === id);
  }
  const take = (transition: string, choice: number) => send({ do: 'take', transition, choice });
  const press = (pressed: Item) => {
    const can = choices[pressed.id] ?? [];
    const isOpen = standing.offers.get(pressed.id) === 'open';
    // A single choice is sent without asking.
    if (pressed.kind === 'transition' && isOpen && can.length === 1) take(pressed.id, 0);
    const showing = pressed.kind === 'state' ? storiesShowing(pressed.id, stories) : [];
    const [only] = showing;
    if (only && showing.length === 1) onOpenStory(only.id);
    setChosen(pressed);
  };
  const refusal = report.log[report.line]?.refusedBy ?? [];

  return (
    <ViewStyles theme={theme}>
      <div className="statechart-panel" ref={setRoom}>
        <div className="statechart-main">
          {geometry ? (
            <ChartCanvas chart={chart} geometry={geometry} standing={standing} onPress={press}>
              <button
                type="button"
                aria-pressed={direction === 'right'}
                onClick={() => setDirection(direction === 'down' ? 'right' : 'down')}
              >
                Sideways
              </button>
              <button type="button" aria-pressed={isText} onClick={() => setIsText(!isText)}>
                As text
              </button>
            </ChartCanvas>
          ) : (
            <div className="statechart-canvas" data-awaited>
              <p className="statechart-empty">Drawing …</p>
            </div>
          )}
          <div
            className={isText ? 'statechart-list' : 'statechart-unseen'}
            // Without buttons inside, the area itself must be focusable to scroll by keyboard.
            {...(isText && { role: 'group', 'aria-label': 'As text', tabIndex: 0 })}
          >
            <ChartText chart={chart} standing={standing} />
          </div>
          {item && (
            <Details
              chart={chart}
              standing={standing}
              item={item}
              choices={choices[item.id] ?? []}
              stories={stories}
              onTake={take}
              onOpenStory={onOpenStory}
              onClose={() => setChosen(null)}
            />
          )}
        </div>
        <div className="statechart-side">
          <p className="statechart-now" role="status">
            {report.status === 'active' ? 'In' : 'Ended in'}{' '}
            <strong>{report.leaves.join(' + ')}</strong>
            {refusal.length > 0 && `; refused by ${refusal.join(', ')}`}
          </p>
          <Log
            lines={report.log}
            line={report.line}
            {...(canGoBack && { onGoTo: (line: number) => send({ do: 'go back', line }) })}
          />
        </div>
      </div>
    </ViewStyles>
  );
}
