/** @jsxRuntime classic */ // Storybook's manager brings React along, but not its JSX runtime.
import React, { useEffect, useState } from 'react';
import { AddonPanel, EmptyTabContent } from 'storybook/internal/components';
import { useChannel, useParameter } from 'storybook/manager-api';
import { CHART_CHANGED, CHART_WANTED, type Chart } from './channel';
import { ChartView } from './ChartView';
import type { StatechartParameter } from './liveActor';
import { leavesOf } from './stateNames';

/** Shows the machine of the current story while it runs. */
export function StatechartPanel({ active }: { active: boolean }) {
  const declared = useParameter<StatechartParameter | undefined>('statechart');
  const [chart, setChart] = useState<Chart | null>(null);
  const emit = useChannel({ [CHART_CHANGED]: setChart });

  // The story may stand already when the panel opens.
  useEffect(() => emit(CHART_WANTED), [emit]);

  return (
    <AddonPanel active={active}>
      {chart ? (
        <ChartView chart={chart} declared={declared ? leavesOf(declared.state) : []} />
      ) : (
        <EmptyTabContent
          title="No statechart"
          description="The stories under Flows run a machine and show it here."
        />
      )}
    </AddonPanel>
  );
}
