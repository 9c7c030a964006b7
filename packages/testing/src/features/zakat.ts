import { en } from '@rad-wallet/ui/messages/en';
import { zakatMachine, type ZakatValues } from '@rad-wallet/ui/features/zakat';
import type { Plan } from '../plan';

const fieldNames = { ...en.zakat.fields, began: en.zakat.began };

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
      if (metal) await press(en.zakat.nisabs[metal], 'radio');
      for (const [field, text] of Object.entries(texts)) {
        await type(fieldNames[field as Exclude<keyof ZakatValues, 'metal'>], text);
      }
    },
    calculated: ({ press }) => press(en.zakat.calculate),
    back: ({ press }) => press(en.zakat.change),
  },
  distinguish: ({ values, errors }) => [values, errors],
};
