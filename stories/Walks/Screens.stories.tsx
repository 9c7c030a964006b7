import preview from '#.storybook/preview';
import * as screens from '../support/walks/screens';
import { walkParameters, walkStory } from '../support/walks/walkStory';

const meta = preview.meta({
  title: 'Walks/Screens',
  tags: ['walk', 'no-visual', '!autodocs', '!manifest'],
  parameters: walkParameters,
});

export const AddCard = meta.story(walkStory(screens.addCard));

export const Auth = meta.story(walkStory(screens.auth));

export const Biometrics = meta.story(walkStory(screens.biometrics));

export const CardNumber = meta.story(walkStory(screens.cardNumber));

export const CardOrder = meta.story(walkStory(screens.cardOrder));

export const CardPayment = meta.story(walkStory(screens.cardPayment));

export const CryptoTransfer = meta.story(walkStory(screens.cryptoTransfer));

export const Lock = meta.story(walkStory(screens.lock));

export const Profile = meta.story(walkStory(screens.profile));

export const SendWallet = meta.story(walkStory(screens.sendWallet));

export const SignOut = meta.story(walkStory(screens.signOut));

export const Splash = meta.story(walkStory(screens.splash));

export const Zakat = meta.story(walkStory(screens.zakat));
