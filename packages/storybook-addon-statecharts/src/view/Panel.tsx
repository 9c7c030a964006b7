import { useEffect, useState } from 'react';
import type { ChartItem } from '../drawing/TransitionItem';
import type { Direction } from '../layout/geometry';
import { useLayout } from '../layout/useLayout';
import type { PanelChannel } from '../live/channel';
import { getStoriesOfState } from '../live/stories';
import { ChartCanvas } from './ChartCanvas';
import { ChartList } from './ChartList';
import { ItemDetails } from './ItemDetails';
import { Log } from './Log';
import { usePanel } from './usePanel';
import { ViewStyles } from './ViewStyles';

export interface PanelProps {
  channel: PanelChannel;
  /** Ids of the stories that states can link to. @default none */
  storyIds?: readonly string[];
  onOpenStory?: (id: string) => void;
  /** @default the `color-scheme` of the page */
  theme?: 'light' | 'dark';
}

const none: readonly string[] = [];

/** Returns the direction that shows more of a chart; null before the first measurement. */
function useBestDirection(element: HTMLElement | null): Direction | null {
  const [direction, setDirection] = useState<Direction | null>(null);
  useEffect(() => {
    if (!element) return undefined;
    const measure = () =>
      setDirection(element.clientWidth > 2.2 * element.clientHeight ? 'right' : 'down');
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return direction;
}

export function Panel({ channel, storyIds = none, onOpenStory = () => {}, theme }: PanelProps) {
  const { description, report, stories, send } = usePanel(channel, storyIds);
  const [element, setElement] = useState<HTMLDivElement | null>(null);
  const bestDirection = useBestDirection(element);
  const [chosenDirection, setChosenDirection] = useState<Direction | null>(null);
  const direction = chosenDirection ?? bestDirection;
  const geometry = useLayout(description?.chart ?? null, direction);
  const [isListShown, setIsListShown] = useState(false);
  const [selected, setSelected] = useState<ChartItem | null>(null);

  if (!description || !report) {
    return (
      <ViewStyles theme={theme}>
        <div className="statechart-panel" ref={setElement}>
          <div className="statechart-empty">
            <strong>No statechart</strong>
            <p>This story has no state machine.</p>
          </div>
        </div>
      </ViewStyles>
    );
  }

  const { chart, choices, canRestart } = description;
  const items = selected?.kind === 'state' ? chart.states : chart.transitions;
  const item = selected && items.some(({ id }) => id === selected.id) ? selected : null;
  const sendChoice = (transition: string, choice: number) =>
    send({ type: 'send', transition, choice });
  const select = ({ kind, id }: ChartItem) => {
    const [story, ...otherStories] = kind === 'state' ? getStoriesOfState(id, stories) : [];
    if (story && otherStories.length === 0) onOpenStory(story.id);
    // If there is only one choice, it is sent immediately.
    if (report.statuses[id] === 'enabled' && choices[id]?.length === 1) sendChoice(id, 0);
    setSelected({ kind, id });
  };
  const blockedBy = report.log[report.current]?.blockedBy ?? [];

  return (
    <ViewStyles theme={theme}>
      <div className="statechart-panel" ref={setElement}>
        <div className="statechart-main">
          {geometry ? (
            <ChartCanvas
              key={chart.id}
              chart={chart}
              geometry={geometry}
              live={report}
              onSelect={select}
            >
              <button
                type="button"
                aria-pressed={direction === 'right'}
                onClick={() => setChosenDirection(direction === 'down' ? 'right' : 'down')}
              >
                Left to right
              </button>
              <button
                type="button"
                aria-pressed={isListShown}
                onClick={() => setIsListShown(!isListShown)}
              >
                As text
              </button>
            </ChartCanvas>
          ) : (
            <div className="statechart-canvas" data-awaited>
              <p className="statechart-empty">Loading …</p>
            </div>
          )}
          <div
            className={isListShown ? 'statechart-list' : 'statechart-visually-hidden'}
            // Without buttons inside, the area itself must be focusable for scrolling by keyboard.
            {...(isListShown && { role: 'group', 'aria-label': 'As text', tabIndex: 0 })}
          >
            <ChartList chart={chart} live={report} />
          </div>
          {item && (
            <ItemDetails
              chart={chart}
              item={item}
              choices={choices[item.id] ?? []}
              status={report.statuses[item.id]}
              stories={getStoriesOfState(item.id, stories)}
              onSend={(choice) => sendChoice(item.id, choice)}
              onOpenStory={onOpenStory}
              onClose={() => setSelected(null)}
            />
          )}
        </div>
        <div className="statechart-side">
          <p className="statechart-status" role="status">
            {report.status === 'active' ? 'In' : 'Ended in'}{' '}
            <strong>{report.leaves.join(' + ')}</strong>
            {blockedBy.length > 0 && `; blocked by ${blockedBy.join(', ')}`}
          </p>
          <Log
            entries={report.log}
            current={report.current}
            {...(canRestart && { onRestore: (index: number) => send({ type: 'restore', index }) })}
          />
        </div>
      </div>
    </ViewStyles>
  );
}
