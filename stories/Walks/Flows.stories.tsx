import preview from '#.storybook/preview';
import * as courses from '../support/walks/courses';
import { walkParameters, walkStory } from '../support/walks/walkStory';

const meta = preview.meta({
  title: 'Walks/Flows',
  tags: ['walk', 'no-visual', '!autodocs', '!manifest'],
  parameters: walkParameters,
});

export const BankTransfer = meta.story(walkStory(courses.bankTransfer));

export const BillPayment = meta.story(walkStory(courses.billPayment));

export const Conversion = meta.story(walkStory(courses.conversion));

export const Gift = meta.story(walkStory(courses.gift));

export const Investment = meta.story(walkStory(courses.investment));

export const Kyc = meta.story(walkStory(courses.kyc));

export const QrPayment = meta.story(walkStory(courses.qrPayment));

export const RequestMoney = meta.story(walkStory(courses.requestMoney));

export const SendMoney = meta.story(walkStory(courses.sendMoney));

export const Submission = meta.story(walkStory(courses.submission));
