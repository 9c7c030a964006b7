/** @jsxRuntime classic */ // Storybook's manager provides React, but no JSX runtime.
import React from 'react';
import type { Item, Standing } from '../drawing/live';
import type { Choice, StoryOfState } from '../live/channel';
import type { Chart } from '../model/chart';
import { transitionText } from '../model/words';
import { storiesShowing } from './showing';

export interface DetailsProps {
  chart: Chart;
  standing: Standing;
  item: Item;
  choices: readonly Choice[];
  stories: readonly StoryOfState[];
  onTake: (transition: string, choice: number) => void;
  onOpenStory: (id: string) => void;
  onClose: () => void;
}

function StoriesOf({
  state,
  stories,
  onOpenStory,
}: { state: string } & Pick<DetailsProps, 'stories' | 'onOpenStory'>) {
  const showing = storiesShowing(state, stories);
  if (showing.length === 0) return <p>No story is known that shows it.</p>;
  return (
    <ul className="statechart-choices" aria-label="Stories that show it">
      {showing.map((story) => (
        <li key={story.id}>
          <button type="button" onClick={() => onOpenStory(story.id)}>
            {story.name}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Sending({
  transition,
  choices,
  standing,
  onTake,
}: { transition: string } & Pick<DetailsProps, 'choices' | 'standing' | 'onTake'>) {
  const offer = standing.offers.get(transition);
  if (choices.length === 0) return <p>The machine takes it by itself.</p>;
  return (
    <>
      {offer === 'refused' && <p>Its guard refuses as things stand.</p>}
      {offer === undefined && <p>It cannot be taken as things stand.</p>}
      <ul className="statechart-choices" aria-label="What to send">
        {choices.map(({ text }, index) => (
          // Choices have no id.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <button type="button" onClick={() => onTake(transition, index)}>
              {text === '' ? 'Send' : text}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The description of the selected state or transition, with its stories or the events to send. */
export function Details(props: DetailsProps) {
  const { chart, item, onClose } = props;
  const state = chart.states.find(({ id }) => item.kind === 'state' && id === item.id);
  const transition = chart.transitions.find(
    ({ id }) => item.kind === 'transition' && id === item.id,
  );
  return (
    <section className="statechart-details" aria-label="Details">
      <header>
        <h3>{state?.id ?? (transition && transitionText(chart, transition))}</h3>
        <button type="button" aria-label="Close the details" onClick={onClose}>
          ×
        </button>
      </header>
      {(state?.description ?? transition?.description) && (
        <p>{state?.description ?? transition?.description}</p>
      )}
      {state && (
        <StoriesOf state={state.id} stories={props.stories} onOpenStory={props.onOpenStory} />
      )}
      {transition && (
        <Sending
          transition={transition.id}
          choices={props.choices}
          standing={props.standing}
          onTake={props.onTake}
        />
      )}
    </section>
  );
}
