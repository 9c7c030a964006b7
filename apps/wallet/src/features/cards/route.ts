import { defineRoute } from '../../shell/defineRoute.ts';

export const cardsRoute = defineRoute({
  name: 'cards',
  path: '/cards',
  page: 'CardsPage',
  load: () => import('./CardsPage.tsx'),
});
