/** @jsxRuntime classic */ // As all that draws: the manager has no JSX runtime.
import React, { type ReactNode } from 'react';
import type { StoryOfState } from '../live/channel';
import type { Chart, ChartState } from '../model/chart';
import { kindText } from '../model/words';
import { Prose } from './Prose';
import { storyName } from './showing';

const linkTo = (id: string) => `./?path=/story/${id}`;

function StoryLinks({ stories }: { stories: readonly StoryOfState[] }) {
  return stories.map((story, index) => (
    <React.Fragment key={story.id}>
      {index > 0 && ', '}
      <a href={linkTo(story.id)} target="_top">
        {storyName(story)}
      </a>
    </React.Fragment>
  ));
}

/** What a state looks like, and the way to the story that it is the picture of. */
function Picture({ state, stories }: { state: string; stories: readonly StoryOfState[] }) {
  const story = stories.find(({ picture }) => picture !== undefined);
  return story ? (
    <a className="statechart-picture" href={linkTo(story.id)} target="_top">
      <img
        src={story.picture}
        alt={`${state}, as the story ${storyName(story)} shows it`}
        loading="lazy"
        width={96}
        height={180}
      />
    </a>
  ) : null;
}

/** What it is: its comment first, then what the machine has on it. */
function Described({ description, ...state }: ChartState) {
  const more = [kindText(state), state.tags.join(', ')].filter(Boolean).join('; ');
  return (
    <>
      {description !== undefined && <Prose text={description} />}
      {more !== '' && <div className="statechart-more">{more}</div>}
    </>
  );
}

/** A row for each state: a picture, what it is, the stories that show it. */
export function stateRows(chart: Chart, stories: readonly StoryOfState[]): ReactNode[][] {
  return chart.states
    .filter(({ parent }) => parent !== null)
    .map((state) => {
      const own = stories.filter(({ states }) => states.includes(state.id));
      const isHolder = chart.states.some(({ parent }) => parent === state.id);
      const hasPicture = own.some(({ picture }) => picture !== undefined);
      const hasPictures = stories.some(({ picture }) => picture !== undefined);
      return [
        state.id,
        hasPicture ? (
          <Picture key="picture" state={state.id} stories={own} />
        ) : hasPictures && own.length > 0 ? (
          'none of its own'
        ) : null,
        <Described key="what" {...state} />,
        own.length > 0 ? (
          <StoryLinks key="stories" stories={own} />
        ) : isHolder || state.kind === 'history' ? (
          ''
        ) : (
          'none is known'
        ),
      ];
    });
}
