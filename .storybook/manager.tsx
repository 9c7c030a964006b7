/** @jsxRuntime classic */ // Storybook's manager brings React along, but not its JSX runtime.
import React from 'react';
import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { StatechartPanel } from './statechart/StatechartPanel';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'RAD Wallet', brandTarget: '_self' }),
});

const ID = 'rad-wallet/statechart';

addons.register(ID, () => {
  addons.add(`${ID}/panel`, {
    type: types.PANEL,
    title: 'Statechart',
    paramKey: 'statechart',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => <StatechartPanel active={Boolean(active)} />,
  });
});
