import type { Locator, Page } from '@playwright/test';
import { Buffer } from 'node:buffer';

/** One interaction: a press, or typing into a field. */
export interface Step {
  name: string;
  act: (page: Page) => Promise<void>;
}

/** The steps of a flow, in order, from the page that the flow starts on. */
export interface MainFlow {
  name: string;
  path: string;
  steps: readonly Step[];
}

/** Presses with the pointer only: Playwright's `click` also inspects the page during the press, which takes time. */
async function press(locator: Locator) {
  const target = locator.filter({ visible: true }).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(locator)} is not visible.`);
  await target.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

const button = (name: string | RegExp, step = String(name)): Step => ({
  name: step,
  act: (page) => press(page.getByRole('button', { name })),
});
const link = (name: string | RegExp, step: string): Step => ({
  name: step,
  act: (page) => press(page.getByRole('main').getByRole('link', { name })),
});
const text = (label: string | RegExp, step: string): Step => ({
  name: step,
  act: (page) => press(page.getByText(label)),
});
const typeText = (label: string | RegExp, typed: string, step = `type ${typed}`): Step => ({
  name: step,
  async act(page) {
    await page.getByLabel(label).filter({ visible: true }).first().focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(typed, { delay: 150 });
  },
});
const option = (name: string | RegExp): Step => ({
  name: 'choose in the select',
  act: (page) => press(page.getByRole('option', { name })),
});
const chooseFile = (field: string): Step => ({
  name: `choose ${field}`,
  async act(page) {
    const chooser = page.waitForEvent('filechooser');
    await press(page.getByRole('group', { name: field }).getByRole('button'));
    const buffer = Buffer.from('%PDF-1.7\n%%EOF');
    await (await chooser).setFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer });
  },
});
const proceed = button('Continue');

export const mainFlows: readonly MainFlow[] = [
  {
    name: 'send money',
    path: '/',
    steps: [
      link(/^Cash/, 'open the funds'),
      link(/Send Money/, 'open'),
      button(/Fatima/, 'choose a contact'),
      typeText(/Amount/, '1500'),
      proceed,
      button(/^Send /, 'pay'),
    ],
  },
  {
    name: 'request money',
    path: '/funds',
    steps: [
      link(/Request Money/, 'open'),
      button(/Fatima/, 'choose a contact'),
      typeText(/Amount/, '1500'),
      typeText(/Reason/, 'Chai'),
      button('Send Request'),
    ],
  },
  {
    name: 'gift',
    path: '/gift-contact',
    steps: [
      typeText(/Gift Amount/, '15798'),
      text('Fatima Ali', 'choose a contact'),
      proceed,
      button('Get suggestions'),
      button(/^Wedding/, 'choose a text'),
      proceed,
      text('Floral Garden', 'choose a wrap'),
      proceed,
      button('Send Gift Now'),
    ],
  },
  {
    name: 'verification',
    path: '/kyc-verification',
    steps: [
      typeText('Full Name', 'Ayesha'),
      typeText('CNIC Number', '42101'),
      { name: 'date', act: (page) => page.getByLabel('Date of Birth').fill('1990-05-17') },
      proceed,
      chooseFile('CNIC Front'),
      chooseFile('CNIC Back'),
      proceed,
    ],
  },
  {
    name: 'bank transfer',
    path: '/bank-transfer',
    steps: [
      button(/Pakistan/, 'choose a country'),
      button(/MCB/, 'choose a bank'),
      typeText('IBAN', 'PK36MUCB0000001123456702', 'type an IBAN'),
      proceed,
      typeText('Amount', '2500'),
      button(/Currency/, 'open the select'),
      option(/SAR/),
      button('Confirm Transfer'),
      button('OK'),
    ],
  },
  {
    name: 'bill',
    path: '/bill-payment',
    steps: [
      button('Pay Now: SSGC', 'choose a bill'),
      button(/Provider/, 'open the select'),
      option(/SNGPL/),
      typeText(/Account or Consumer Number/, '1122334455'),
      button('Pay Bill'),
    ],
  },
  {
    name: 'card payment',
    path: '/card-payment',
    steps: [
      typeText(/Amount/, '1500'),
      button(/Currency/, 'open the select'),
      option(/USD/),
      button(/^(Add|Pay|Deposit|Continue)/, 'submit'),
    ],
  },
  {
    name: 'QR payment',
    path: '/qr-payment',
    steps: [
      button(/^Generate/, 'open the own code'),
      typeText(/Amount/, '2500'),
      typeText(/Note/, 'Chai'),
    ],
  },
  {
    name: 'investment',
    path: '/investment-marketplace',
    steps: [
      text('Low', 'filter'),
      button(/Islamic Income Fund/, 'choose a fund'),
      typeText(/Amount/, '1052'),
      button('Invest Now'),
    ],
  },
  {
    name: 'conversion',
    path: '/conversion',
    steps: [
      button('Convert Currency', 'open the dialog'),
      typeText('Amount', '2500'),
      button(/To$/, 'open the select'),
      option(/GOLD/),
      button(/^Convert/, 'convert'),
    ],
  },
  {
    name: 'history',
    path: '/transactions',
    steps: [button(/Statement/, 'open the statement')],
  },
];
