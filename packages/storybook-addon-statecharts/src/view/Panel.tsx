import { useRef, useState } from 'react';
import type { Direction } from '../layout/geometry';
import { useLayout } from '../layout/useLayout';
import type { PanelChannel } from '../live/channel';
import { getStoriesOfState } from '../live/stories';
import { ChartCanvas } from './ChartCanvas';
import { ChartList } from './ChartList';
import { ItemDetails } from './ItemDetails';
import { Log } from './Log';
import { usePanel } from './usePanel';
import { useSize } from './useSize';
import { ViewStyles } from './ViewStyles';

export interface PanelProps {
  channel: PanelChannel;
  /** Ids of stories to which states can link. */
  storyIds: readonly string[];
  onOpenStory?: (id: string) => void;
  /** @default the `color-scheme` of the page */
  theme?: 'light' | 'dark';
}

export function Panel({ channel, storyIds, onOpenStory = () => {}, theme }: PanelProps) {
  const { description, report, send } = usePanel(channel, storyIds);
  const panel = useRef<HTMLDivElement>(null);
  const size = useSize(panel);
  const [chosenDirection, setChosenDirection] = useState<Direction | null>(null);
  // The direction that shows more of a chart.
  const bestDirection = size && (size.width > 2.2 * size.height ? 'right' : 'down');
  const direction = chosenDirection ?? bestDirection;
  const geometry = useLayout(description?.chart ?? null, direction);
  const [isListShown, setIsListShown] = useState(false);
  const [selectedId, setSelectedId] = useState<string | null>(null);

  if (!description || !report) {
    return (
      <ViewStyles theme={theme}>
        <div className="statechart-panel" ref={panel}>
          <div className="statechart-empty">
            <strong>No statechart</strong>
            <p>This story has no state machine.</p>
          </div>
        </div>
      </ViewStyles>
    );
  }

  const { chart, choices, canRestart, stories } = description;
  const item = [...chart.states, ...chart.transitions].find(({ id }) => id === selectedId);
  const sendChoice = (transition: string, choice: number) =>
    send({ type: 'send', transition, choice });
  const select = (id: string) => {
    const [story, ...otherStories] = getStoriesOfState(id, stories);
    if (story && otherStories.length === 0) onOpenStory(story.id);
    // A single payload is sent immediately.
    if (report.statuses[id] === 'enabled' && choices[id]?.length === 1) sendChoice(id, 0);
    setSelectedId(id);
  };
  const blockedBy = report.log[report.current]?.blockedBy ?? [];

  return (
    <ViewStyles theme={theme}>
      <div className="statechart-panel" ref={panel}>
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
            // Without buttons inside, the area itself must be focusable for keyboard scrolling.
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
              onClose={() => setSelectedId(null)}
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
            onRestore={canRestart ? (index) => send({ type: 'restore', index }) : undefined}
          />
        </div>
      </div>
    </ViewStyles>
  );
}
