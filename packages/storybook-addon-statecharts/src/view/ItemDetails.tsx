import type { StoryOfState, TransitionStatus } from '../live/channel';
import type { Chart, ChartState, ChartTransition } from '../model/chart';
import { formatTransition } from '../model/format';

export interface ItemDetailsProps {
  chart: Chart;
  item: ChartState | ChartTransition;
  /** Stories that show the state. */
  stories: readonly StoryOfState[];
  /** Payloads of the transition's events. */
  choices: readonly string[];
  status: TransitionStatus | undefined;
  onSend: (choice: number) => void;
  onOpenStory: (id: string) => void;
  onClose: () => void;
}

function getHint({ item, stories, choices, status }: ItemDetailsProps): string | null {
  if (!('trigger' in item)) {
    return stories.length === 0 ? 'No story of this component shows this state.' : null;
  }
  if (choices.length === 0) return 'The machine takes this transition by itself.';
  if (status === 'blocked') return 'Its guard blocks it in the current state.';
  return status === undefined ? 'It does not apply in the current state.' : null;
}

export function ItemDetails(props: ItemDetailsProps) {
  const { chart, item, stories, choices, onSend, onOpenStory, onClose } = props;
  const isTransition = 'trigger' in item;
  const hint = getHint(props);
  const buttons = isTransition
    ? choices.map((payload, index) => ({ text: payload || 'Send', press: () => onSend(index) }))
    : stories.map(({ id, name }) => ({ text: name, press: () => onOpenStory(id) }));
  return (
    <section className="statechart-details" aria-label="Details">
      <header>
        <h3>{isTransition ? formatTransition(chart, item) : item.id}</h3>
        <button type="button" aria-label="Close details" onClick={onClose}>
          ×
        </button>
      </header>
      {item.description !== undefined && <p>{item.description}</p>}
      {hint !== null && <p>{hint}</p>}
      {buttons.length > 0 && (
        <ul
          className="statechart-choices"
          aria-label={isTransition ? 'Events to send' : 'Stories of this state'}
        >
          {buttons.map(({ text, press }, index) => (
            // Payloads can repeat, so the index is the key.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <button type="button" onClick={press}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
