import { apiPatterns, faults } from '@rad-wallet/mocks';
import preview from '../../.storybook/preview';
import { HomePage } from './HomePage';

const meta = preview.meta({ title: 'Home', component: HomePage });

export const Loaded = meta.story();

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(faults.neverAnswers('get', apiPatterns.accounts)),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(faults.serverError('get', apiPatterns.accounts)),
});
