import { biometricsPlan } from '@rad-wallet/testing/screens/app-settings';
import { en } from '@rad-wallet/ui/messages/en';
import { AppSettingsScreen } from '@rad-wallet/ui/screens/app-settings';
import { DEFAULT_APP_SETTINGS } from '../../../../apps/wallet/src/data/settings';
import { course } from '../course';

/** Biometrics are off, and to be switched on. */
const off = biometricsPlan;
/** They are on, and to be switched off. */
const on: typeof off = { ...biometricsPlan, events: [{ type: 'back' }] };

const nothing = () => {};

export const biometrics = course({
  plans: [off, on],
  // What is off is not switched off.
  isOffered: (snapshot, { type }, plan) =>
    type === 'asked' || plan === on || snapshot.matches('registering'),
  view: (actor, plan) => (
    <AppSettingsScreen
      biometrics={actor}
      settings={{ ...DEFAULT_APP_SETTINGS, biometrics: plan === on }}
      onChange={nothing}
    />
  ),
  gestures: {
    asked: ({ press }) => press(en.appSettings.biometrics, 'switch'),
    back: ({ press }) => press(en.appSettings.biometrics, 'switch'),
  },
});
