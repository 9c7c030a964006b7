import { defineRoute } from '../../shell/defineRoute.ts';

const options = {
  page: 'AuthPage',
  load: () => import('./AuthPage.tsx'),
  feature: 'signIn',
  hasBottomBar: false,
} as const;

export const authRoute = defineRoute({ name: 'auth', path: '/auth', ...options });
export const logInRoute = defineRoute({ name: 'logIn', path: '/login', ...options });
export const signUpRoute = defineRoute({ name: 'signUp', path: '/signup', ...options });
