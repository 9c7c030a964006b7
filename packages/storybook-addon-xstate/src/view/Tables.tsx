/** @jsxRuntime classic */ // As all that draws: the manager has no JSX runtime.
import React from 'react';
import type { StoryOfState } from '../live/channel';
import type { Chart } from '../model/chart';
import type { StatechartNotes } from '../model/notes';
import { actorRows, delayRows, emittedRows, eventRows } from './tableRows';
import { stateRows } from './stateRows';
import { Table } from './Table';

export interface TablesProps {
  chart: Chart;
  stories: readonly StoryOfState[];
  notes: StatechartNotes;
}

/** All that there is to say of a machine beside its drawing. */
export function Tables({ chart, stories, notes }: TablesProps) {
  return (
    <div className="statechart-tables">
      <Table
        title="States"
        head={['State', 'Picture', 'What it is', 'Stories']}
        rows={stateRows(chart, stories)}
      />
      <Table
        title="Events"
        head={['Event', 'What it is', 'Carries', 'Where it is taken']}
        rows={eventRows(chart, notes)}
      />
      <Table
        title="Actors"
        head={['Actor', 'Runs in', 'Is asked', 'Answers', 'Done', 'Fails']}
        rows={actorRows(chart, notes)}
      />
      <Table
        title="Delays"
        head={['Delay', 'Time', 'What it is', 'What follows']}
        rows={delayRows(chart, notes)}
      />
      <Table
        title="Emitted events"
        head={['Event', 'What it is', 'Carries', 'When']}
        rows={emittedRows(chart, notes)}
      />
      {chart.mayEmit.length > 0 && (
        <p>
          What else it emits is decided while it runs: <code>{chart.mayEmit.join(', ')}</code> may
          emit more than is written here.
        </p>
      )}
    </div>
  );
}
