import preview from '#.storybook/preview';
import * as flows from '../support/walks/flows';
import { walkParameters, createWalkStory } from '../support/walks/createWalkStory';

const meta = preview.meta({
  title: 'Walks/Flows',
  tags: ['walk', 'no-visual', '!autodocs', '!manifest'],
  parameters: walkParameters,
});

export const BankTransfer = meta.story(createWalkStory(flows.bankTransfer));

export const BillPayment = meta.story(createWalkStory(flows.billPayment));

export const Conversion = meta.story(createWalkStory(flows.conversion));

export const Gift = meta.story(createWalkStory(flows.gift));

export const Investment = meta.story(createWalkStory(flows.investment));

export const Kyc = meta.story(createWalkStory(flows.kyc));

export const QrPayment = meta.story(createWalkStory(flows.qrPayment));

export const QrScanner = meta.story(createWalkStory(flows.qrScanner));

export const RequestMoney = meta.story(createWalkStory(flows.requestMoney));

export const SendMoney = meta.story(createWalkStory(flows.sendMoney));

export const Submission = meta.story(createWalkStory(flows.submission));
