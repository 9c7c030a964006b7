import { pathsByState, walkTo } from '@rad-wallet/testing';
import { sendMoneyPlan } from '@rad-wallet/testing/flows/send-money';

/** Every state that sending money can be in, for a test to draw a screen in each. */
export const states = [...pathsByState(sendMoneyPlan).keys()];

// A transfer that has been sent off, and goes no further by itself.
const { actor, refuse, emitted } = await walkTo(sendMoneyPlan, 'sending');
await refuse('sendTransfer');

/** Where a refusal leads, and what the person is told. */
export const refused = { state: actor.getSnapshot().value, told: emitted };
