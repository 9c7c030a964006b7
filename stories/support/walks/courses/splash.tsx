import { splashPlan } from '@rad-wallet/testing/screens/splash';
import { SplashScreen } from '@rad-wallet/ui/screens/splash';
import { course } from '../course';

export const splash = course({
  // And where so much time is over that it begins at its end.
  plans: [splashPlan, { ...splashPlan, input: { elapsed: 3000 } }],
  view: (actor) => <SplashScreen actor={actor} />,
  gestures: {},
});
