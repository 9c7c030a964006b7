import { getPathsByState, walkTo } from '@rad-wallet/testing';
import { sendMoneyPlan } from '@rad-wallet/testing/features/send-money';

/** All states of the flow, for a test that renders a screen in each. */
export const states = [...getPathsByState(sendMoneyPlan).keys()];

// A submitted transfer whose response is pending.
const { actor, refuse, emitted } = await walkTo(sendMoneyPlan, 'sending');
await refuse('sendTransfer');

/** The state and the toasts after a failed request. */
export const refused = { state: actor.getSnapshot().value, emitted };
