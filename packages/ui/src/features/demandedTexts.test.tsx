import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { Select } from '../components/Select';
import { clearWarnings } from '../development/warnOnce';
import { money } from '../format/testing/money';
import { defineLocale } from '../locale/languages';
import { WalletProvider } from '../provider';
import { BankTransferFlow, bankTransferMachine, type BankTransferEvent } from './bank-transfer';
import { SendMoneyFlow, sendMoneyMachine } from './send-money';

const french = defineLocale({ tag: 'fr', name: 'Français' });
const contact = { id: 'a', name: 'Amel', phone: '', initials: 'A', lastAmount: '5' };

const consoleError = vi.spyOn(console, 'error');

beforeEach(() => {
  clearWarnings();
  consoleError.mockReset().mockReturnValue();
  vi.stubEnv('NODE_ENV', 'development');
});
afterEach(() => void vi.unstubAllEnvs());

/** Returns the keys of the messages that a language without a catalogue lacks. */
function listDemanded(view: ReactNode): string[] {
  renderToString(
    <WalletProvider money={money} locale={french}>
      {view}
    </WalletProvider>,
  );
  return consoleError.mock.calls.flatMap(([text]) => {
    const [, key] = /The message (\S+) is missing in fr/.exec(String(text)) ?? [];
    return key ?? [];
  });
}

function createBankTransfer(...events: BankTransferEvent[]) {
  const actor = createActor(bankTransferMachine, { input: { money } }).start();
  for (const event of events) actor.send(event);
  return (
    <BankTransferFlow
      actor={actor}
      countries={[{ code: 'TN', name: 'Tunisie', banks: ['BIAT'] }]}
      accountHolder=""
    />
  );
}

it('demands no texts of a failed or an empty list of contacts', () => {
  const actor = createActor(sendMoneyMachine, { input: { money } }).start();
  const demanded = listDemanded(<SendMoneyFlow actor={actor} contacts={[contact]} />);
  expect(demanded).toContain('sendMoney.title');
  expect(demanded.filter((key) => /failed|noContacts/i.test(key))).toEqual([]);
});

it.each([
  ['countries', 'country', createBankTransfer()],
  ['banks', 'bank', createBankTransfer({ type: 'country.chosen', country: 'TN' })],
])('demands no text of a failed list of %s', (_list, label, view) => {
  const demanded = listDemanded(view);
  expect(demanded).toContain(`bankTransfer.${label}`);
  expect(demanded.filter((key) => /failed/i.test(key))).toEqual([]);
});

it('demands the placeholder of a select only while nothing is chosen', () => {
  const field = { label: 'L', options: [{ id: 'a', label: 'A' }] };
  const chosen = <Select {...field} value="a" />;
  expect(listDemanded(chosen)).not.toContain('common.select');
  expect(listDemanded(<Select {...field} />)).toContain('common.select');
});
