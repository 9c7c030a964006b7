import preview from '#.storybook/preview';
import * as courses from '../support/walks/courses';
import { walkParameters, walkStory } from '../support/walks/walkStory';

const meta = preview.meta({
  title: 'Walks/Screens',
  tags: ['walk', 'no-visual', '!autodocs', '!manifest'],
  parameters: walkParameters,
});

export const AddCard = meta.story(walkStory(courses.addCard));

export const Auth = meta.story(walkStory(courses.auth));

export const Biometrics = meta.story(walkStory(courses.biometrics));

export const CardOrder = meta.story(walkStory(courses.cardOrder));

export const CardPayment = meta.story(walkStory(courses.cardPayment));

export const CryptoTransfer = meta.story(walkStory(courses.cryptoTransfer));

export const Lock = meta.story(walkStory(courses.lock));

export const Profile = meta.story(walkStory(courses.profile));

export const SendWallet = meta.story(walkStory(courses.sendWallet));

export const SignOut = meta.story(walkStory(courses.signOut));

export const Splash = meta.story(walkStory(courses.splash));
