/** @jsxRuntime classic */ // Storybook's manager provides React, but no JSX runtime.
import React from 'react';
import type { StoryOfState } from '../live/channel';
import type { Chart } from '../model/chart';
import { Table } from './Table';
import { actorRows, delayRows, emittedRows, eventRows, stateRows } from './tableRows';

export interface TablesProps {
  chart: Chart;
  stories: readonly StoryOfState[];
}

export function Tables({ chart, stories }: TablesProps) {
  return (
    <div className="statechart-tables">
      <Table
        title="States"
        head={['State', 'Description', 'Stories']}
        rows={stateRows(chart, stories)}
      />
      <Table title="Events" head={['Event', 'Transitions']} rows={eventRows(chart)} />
      <Table
        title="Actors"
        head={['Actor', 'State', 'Done', 'Error or timeout']}
        rows={actorRows(chart)}
      />
      <Table title="Delays" head={['Delay', 'Time', 'Transitions']} rows={delayRows(chart)} />
      <Table title="Emitted events" head={['Event', 'When']} rows={emittedRows(chart)} />
    </div>
  );
}
