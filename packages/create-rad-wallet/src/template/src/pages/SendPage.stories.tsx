import { walkTo } from '@rad-wallet/testing';
import {
  SendMoneyFlow,
  sendMoneyMachine,
  type SendMoneyActor,
} from '@rad-wallet/ui/features/send-money';
import { useLayoutEffect } from 'react';
import { showActor } from 'storybook-addon-statecharts';
import preview from '../../.storybook/preview';
import { contacts } from '../contacts';
import { sendMoneyPlan } from '../plan';

function Flow({ actor }: { actor: SendMoneyActor }) {
  useLayoutEffect(() => showActor(actor, { plan: { events: sendMoneyPlan.events } }), [actor]);
  return <SendMoneyFlow actor={actor} contacts={contacts} />;
}

/** A state that the plan reaches, with its statechart in the panel. */
const inState = (state: string) => ({
  parameters: {
    statechart: { machine: sendMoneyMachine.id, state, of: () => sendMoneyMachine },
  },
  loaders: [() => walkTo(sendMoneyPlan, state)],
  render: (_args: unknown, { loaded }: { loaded: Record<string, unknown> }) => (
    <Flow actor={loaded.actor as SendMoneyActor} />
  ),
});

const meta = preview.meta({ title: 'Send money' });

export const ChoosingContact = meta.story(inState('choosingContact'));
export const EnteringAmount = meta.story(inState('enteringAmount'));
export const Confirming = meta.story(inState('confirming'));
export const Sending = meta.story(inState('sending'));
export const Sent = meta.story(inState('sent'));
