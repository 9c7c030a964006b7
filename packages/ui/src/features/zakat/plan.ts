import type { Plan } from '../../plans';
import { zakatMessages } from './messages';
import { zakatMachine, type ZakatValues } from './zakatMachine';

const fieldNames = { ...zakatMessages.en.fields, began: zakatMessages.en.began };

export const zakatPlan: Plan<typeof zakatMachine> = {
  machine: zakatMachine,
  events: [
    { type: 'changed', values: { cash: 'much' } },
    { type: 'changed', values: { cash: '50,000' } },
    { type: 'changed', values: { began: '2026-01-10' } },
    { type: 'changed', values: { metal: 'gold' } },
    { type: 'calculated', today: '2026-11-21' },
    { type: 'back' },
  ],
  gestures: {
    changed: async ({ press, type }, { values: { metal, ...texts } }) => {
      if (metal) await press(zakatMessages.en.nisabs[metal], 'radio');
      for (const [field, text] of Object.entries(texts)) {
        await type(fieldNames[field as Exclude<keyof ZakatValues, 'metal'>], text);
      }
    },
    calculated: ({ press }) => press(zakatMessages.en.calculate),
    back: ({ press }) => press(zakatMessages.en.change),
  },
  distinguish: ({ values, errors }) => [values, errors],
};
