import preview from '#.storybook/preview';
import * as screens from '../support/walks/screens';
import { walkParameters, createWalkStory } from '../support/walks/createWalkStory';

const meta = preview.meta({
  title: 'Walks/Screens',
  tags: ['walk', 'no-visual', '!autodocs', '!manifest'],
  parameters: walkParameters,
});

export const AddCard = meta.story(createWalkStory(screens.addCard));

export const Auth = meta.story(createWalkStory(screens.auth));

export const Biometrics = meta.story(createWalkStory(screens.biometrics));

export const CardNumber = meta.story(createWalkStory(screens.cardNumber));

export const CardOrder = meta.story(createWalkStory(screens.cardOrder));

export const CardPayment = meta.story(createWalkStory(screens.cardPayment));

export const CryptoTransfer = meta.story(createWalkStory(screens.cryptoTransfer));

export const Lock = meta.story(createWalkStory(screens.lock));

export const Profile = meta.story(createWalkStory(screens.profile));

export const SendWallet = meta.story(createWalkStory(screens.sendWallet));

export const SignOut = meta.story(createWalkStory(screens.signOut));

export const Splash = meta.story(createWalkStory(screens.splash));

export const Zakat = meta.story(createWalkStory(screens.zakat));
