import preview from '#.storybook/preview';
import * as flows from '../support/walks/flows';
import { walkParameters, walkStory } from '../support/walks/walkStory';

const meta = preview.meta({
  title: 'Walks/Flows',
  tags: ['walk', 'no-visual', '!autodocs', '!manifest'],
  parameters: walkParameters,
});

export const BankTransfer = meta.story(walkStory(flows.bankTransfer));

export const BillPayment = meta.story(walkStory(flows.billPayment));

export const Conversion = meta.story(walkStory(flows.conversion));

export const Gift = meta.story(walkStory(flows.gift));

export const Investment = meta.story(walkStory(flows.investment));

export const Kyc = meta.story(walkStory(flows.kyc));

export const QrPayment = meta.story(walkStory(flows.qrPayment));

export const QrScanner = meta.story(walkStory(flows.qrScanner));

export const RequestMoney = meta.story(walkStory(flows.requestMoney));

export const SendMoney = meta.story(walkStory(flows.sendMoney));

export const Submission = meta.story(walkStory(flows.submission));
