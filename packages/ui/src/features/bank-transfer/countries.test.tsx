import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { money } from '../../format/testing/money';
import { WalletProvider } from '../../provider';
import { BankTransferFlow, bankTransferMachine, type BankCountry, type BankTransferEvent } from '.';

const countries: readonly BankCountry[] = [
  { code: 'BH', banks: ['BBK'] },
  { code: 'KW', name: 'Kuwait', banks: ['NBK'] },
  { code: 'IN', name: 'India', hasIban: false, banks: ['SBI'] },
  { code: 'EG', banks: ['CIB'] },
];

/** Renders the step after these events. */
function render(...events: BankTransferEvent[]) {
  const actor = createActor(bankTransferMachine, { input: { money, initialAmount: '12.5' } });
  actor.start();
  for (const event of events) actor.send(event);
  return renderToString(
    <WalletProvider money={money} locale="en" timeZone="UTC">
      <BankTransferFlow actor={actor} countries={countries} accountHolder="Sara" />
    </WalletProvider>,
  );
}

const toAccount = (country: string, bank: string): BankTransferEvent[] => [
  { type: 'country.chosen', country },
  { type: 'bank.chosen', bank },
];

it('names the countries of the app', () => {
  const html = render();
  for (const name of ['Bahrain', 'Kuwait', 'India', 'EG']) expect(html).toContain(name);
  expect(render({ type: 'country.chosen', country: 'KW' })).toContain('Choose a bank in Kuwait');
});

it('asks for an IBAN, unless the country has none', () => {
  expect(render(...toAccount('KW', 'NBK'))).toContain('IBAN');
  expect(render(...toAccount('IN', 'SBI'))).toContain('Account Number');
  expect(render(...toAccount('US', 'Chase'))).toContain('Account Number');
});

it('begins with the amount of the app', () => {
  const html = render(
    ...toAccount('KW', 'NBK'),
    { type: 'account.changed', accountNumber: 'KW81' },
    { type: 'continued' },
  );
  expect(html).toContain('value="12.5"');
  expect(html).toContain('Kuwait');
});
