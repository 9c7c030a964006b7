import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { money } from '../../format/testing/money';
import { WalletProvider } from '../../provider';
import {
  BankTransferFlow,
  bankTransferMachine,
  type BankCountry,
  type BankTransferEvent,
  type BankTransferInput,
} from '.';

const countries: readonly BankCountry[] = [
  { code: 'BH', banks: ['BBK'] },
  {
    code: 'KW',
    name: 'Kuwait',
    hasIban: true,
    banks: [{ code: 'NBOKKWKW', name: 'NBK', logo: <svg data-logo="nbk" /> }],
  },
  { code: 'IN', name: 'India', banks: ['SBI'] },
  { code: 'EG', banks: ['CIB'] },
];

/** Renders the step after these events. */
const render = (...events: BankTransferEvent[]) => renderWith({}, ...events);

function renderWith(input: Partial<BankTransferInput>, ...events: BankTransferEvent[]) {
  const actor = createActor(bankTransferMachine, {
    input: { money, initialAmount: '12.5', ...input },
  });
  actor.start();
  for (const event of events) actor.send(event);
  return renderToString(
    <WalletProvider money={money} locale="en" timeZone="UTC">
      <BankTransferFlow actor={actor} countries={countries} accountHolder="Sara" />
    </WalletProvider>,
  );
}

const toAccount = (country: string, bank: string, name?: string): BankTransferEvent[] => [
  { type: 'country.chosen', country },
  { type: 'bank.chosen', bank, name },
];

it('names the countries of the app', () => {
  const html = render();
  for (const name of ['Bahrain', 'Kuwait', 'India', 'EG']) expect(html).toContain(name);
  expect(render({ type: 'country.chosen', country: 'KW' })).toContain('Choose a bank in Kuwait');
});

it('counts three steps if there is one country', () => {
  const html = renderWith({ country: 'KW' });
  expect(html).toContain('Bank Transfer - Step 1 of 3');
  expect(html).toContain('Choose a bank in Kuwait');
});

it('shows the logo and name of a bank, not its code', () => {
  const html = render({ type: 'country.chosen', country: 'KW' });
  expect(html).toContain('data-logo="nbk"');
  expect(html).toContain('NBK');
  expect(html).not.toContain('NBOKKWKW');
  const next = render(...toAccount('KW', 'NBOKKWKW', 'NBK'));
  expect(next).toContain('Enter the account at NBK');
  expect(next).not.toContain('NBOKKWKW');
});

it('asks for an IBAN only in a country that uses it', () => {
  expect(render(...toAccount('KW', 'NBOKKWKW'))).toContain('IBAN');
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
