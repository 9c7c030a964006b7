import type { ChartItem } from '../drawing/TransitionItem';
import type { StoryOfState, TransitionStatus } from '../live/channel';
import type { Chart } from '../model/chart';
import { formatTransition } from '../model/format';

interface StoryButtonsProps {
  stories: readonly StoryOfState[];
  onOpenStory: (id: string) => void;
}

function StoryButtons({ stories, onOpenStory }: StoryButtonsProps) {
  if (stories.length === 0) return <p>No story of this component shows this state.</p>;
  return (
    <ul className="statechart-choices" aria-label="Stories of this state">
      {stories.map((story) => (
        <li key={story.id}>
          <button type="button" onClick={() => onOpenStory(story.id)}>
            {story.name}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface SendButtonsProps {
  choices: readonly string[];
  status: TransitionStatus | undefined;
  onSend: (choice: number) => void;
}

function SendButtons({ choices, status, onSend }: SendButtonsProps) {
  if (choices.length === 0) return <p>The machine takes this transition by itself.</p>;
  return (
    <>
      {status === 'blocked' && <p>Its guard blocks it in the current state.</p>}
      {status === undefined && <p>It does not apply in the current state.</p>}
      <ul className="statechart-choices" aria-label="Events to send">
        {choices.map((payload, index) => (
          // Choices have no id, so the index is the key.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <button type="button" onClick={() => onSend(index)}>
              {payload === '' ? 'Send' : payload}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

export interface ItemDetailsProps extends StoryButtonsProps, SendButtonsProps {
  chart: Chart;
  item: ChartItem;
  onClose: () => void;
}

export function ItemDetails({ chart, item, onClose, ...props }: ItemDetailsProps) {
  const isItem = ({ id }: { id: string }) => id === item.id;
  const state = item.kind === 'state' ? chart.states.find(isItem) : undefined;
  const transition = item.kind === 'transition' ? chart.transitions.find(isItem) : undefined;
  const description = (state ?? transition)?.description;
  return (
    <section className="statechart-details" aria-label="Details">
      <header>
        <h3>{transition ? formatTransition(chart, transition) : item.id}</h3>
        <button type="button" aria-label="Close details" onClick={onClose}>
          ×
        </button>
      </header>
      {description !== undefined && <p>{description}</p>}
      {state && <StoryButtons {...props} />}
      {transition && <SendButtons {...props} />}
    </section>
  );
}
