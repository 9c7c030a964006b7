import type { CurrencyCode } from '../../format';
import { commonMessages } from '../../messages/shared/common';
import {
  findOtherCurrency,
  matchPartialText,
  pressBack,
  pressSubmit,
  type Plan,
  type PlanData,
  repeatEvents,
  repeatGestures,
  repeating,
  selectCurrency,
} from '../../plans';
import { bankTransferMachine } from './bankTransferMachine';
import { toBank, type BankCountry } from './countries';
import { bankTransferMessages } from './messages';

const countryNames: Readonly<Record<string, string>> = bankTransferMessages.en.countries;

export interface BankTransferPlanData extends Pick<PlanData, 'money'> {
  /** Countries of the view. The first bank of the first one is chosen. */
  countries: readonly [BankCountry, ...BankCountry[]];
  /** Account number or IBAN. @default '1234567890' */
  accountNumber?: string;
  /** Currency that the user selects. @default the first one that is not the home currency, if there is one */
  currency?: CurrencyCode;
}

export function createBankTransferPlan({
  money,
  countries,
  accountNumber = '1234567890',
  currency = findOtherCurrency(money),
}: BankTransferPlanData): Plan<typeof bankTransferMachine> {
  const [{ code: country, banks }] = countries;
  const [firstBank] = banks;
  if (firstBank === undefined) throw new Error(`The country ${country} has no banks.`);
  const bank = toBank(firstBank);
  const input = { money, initialAmount: '25000', isAmountChecked: false };
  return {
    machine: bankTransferMachine,
    input,
    variants: [
      repeating,
      { input: { ...input, isAmountChecked: true } },
      { input: { ...input, country } },
    ],
    events: [
      ...countries.slice(0, 2).map(({ code }) => ({
        type: 'country.chosen' as const,
        country: code,
      })),
      { type: 'bank.chosen', bank: bank.code },
      { type: 'account.changed', accountNumber },
      { type: 'continued' },
      { type: 'amount.changed', amount: '' },
      { type: 'currency.changed', currency },
      { type: 'submitted' },
      { type: 'finished' },
      { type: 'back' },
      ...repeatEvents,
    ],
    // The bank can be selected only in its country.
    isAvailable: ({ context }, event) =>
      event.type !== 'bank.chosen' || context.country === country,
    gestures: {
      ...repeatGestures,
      'country.chosen': ({ press }, { country: code }) => {
        const name = countries.find((it) => it.code === code)?.name ?? countryNames[code];
        return press(matchPartialText(name ?? code));
      },
      'bank.chosen': ({ press }, { bank: code }) =>
        press(matchPartialText(code === bank.code ? bank.name : code)),
      'account.changed': ({ type }, { accountNumber: typed }, { context }) => {
        const chosen = countries.find(({ code }) => code === context.country);
        return type(bankTransferMessages.en[chosen?.hasIban ? 'iban' : 'accountNumber'], typed);
      },
      continued: ({ press }) => press(commonMessages.en.continue),
      'amount.changed': ({ type }, { amount }) => type(bankTransferMessages.en.amount, amount),
      'currency.changed': selectCurrency(money),
      submitted: pressSubmit(bankTransferMessages.en.confirm),
      finished: ({ press }) => press(bankTransferMessages.en.ok),
      back: pressBack(),
    },
    toasts: ['invalidAmount', 'noAnswerYet', 'transferFailed'],
    outcomes: ['cancelled', 'completed'],
    distinguish: ({ country: chosen, accountNumber: typed, amount, problem }) => [
      chosen,
      typed,
      amount,
      problem?.id,
    ],
  };
}
