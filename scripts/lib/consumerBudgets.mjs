// Size budgets for imports from the library, gzipped; 1 KB = 1000 bytes.
import { isDocument, isSheet, listEntries } from './packages.mjs';

/**
 * @typedef {object} Import
 * @property {string} what its name in the report
 * @property {string} code a module that a consumer might write
 * @property {import('./consumerCosts.mjs').Cost} budget in KB
 */

/** React Aria's own button, imported from either of its paths, as the reference for the size of ours. */
export const ARIA_BUTTONS = [
  `export { Button } from 'react-aria-components';`,
  `export { Button } from 'react-aria-components/Button';`,
];

/** How much larger our button may be than the smaller of them, in KB of JavaScript. */
export const BEYOND_ARIA = 3;

export const BUTTON = 'Button';

/** Entries for build scripts and servers, which no page loads. */
const NOT_FOR_PAGES = ['./theme/makeTheme', './theme/globalTheme', './splash/markup'];

/** Every component, flow, screen, message catalogue and format, as pages could load them. */
const everything = listEntries('ui')
  .map(({ path }) => path)
  .filter((entry) => !isDocument(entry) && !NOT_FOR_PAGES.includes(entry))
  .filter((entry) => !isSheet(entry) || entry === './styles.css')
  .map((entry, index) => {
    const from = `'@rad-wallet/ui/${entry.slice(2)}';\n`;
    return isSheet(entry) ? `import ${from}` : `export * as entry${index} from ${from}`;
  })
  .join('');

/**
 * Returns code that imports from an entry and its style sheet.
 * @param {string} entry
 * @param {...string} names
 */
const importCode = (entry, ...names) =>
  `import '@rad-wallet/ui/${entry}.css';\nexport { ${names.join(', ')} } from '@rad-wallet/ui/${entry}';`;

/** @type {readonly Import[]} */
export const imports = [
  {
    what: BUTTON,
    code: importCode('Button', 'Button'),
    budget: { ours: 3, peers: 15.5, css: 1.1 },
  },
  {
    what: 'AmountField',
    code: importCode('AmountField', 'AmountField'),
    budget: { ours: 3, peers: 25.5, css: 1.4 },
  },
  {
    what: 'a flow, flows/send-money',
    code: importCode('flows/send-money', 'SendMoneyFlow', 'sendMoneyMachine'),
    budget: { ours: 19.5, peers: 48.5, css: 5.3 },
  },
  {
    what: 'a screen, screens/transactions',
    code: importCode('screens/transactions', 'TransactionsScreen'),
    // Includes 10 KB for long histories (TanStack Virtual and batched loading), 17 KB and 40 KB of the peers for the
    // statement, and 2 KB for dates and sums. The statement and the dates are lazy-loaded.
    budget: { ours: 51, peers: 79, css: 6.5 },
  },
  {
    what: 'once: provider, theme and reset',
    code: `import '@rad-wallet/ui/theme/tokens.css';\nimport '@rad-wallet/ui/theme/reset.css';\n${importCode('provider', 'WalletProvider')}`,
    // The toast region is lazy-loaded; it formats its messages and announces amounts in words.
    // The budget includes the list of languages.
    budget: { ours: 10.5, peers: 34.5, css: 3.8 },
  },
  {
    what: 'once: the English texts',
    code: `export { en } from '@rad-wallet/ui/messages/en';`,
    budget: { ours: 18, peers: 0, css: 0 },
  },
  {
    what: 'everything, in three languages',
    code: everything,
    budget: { ours: 253, peers: 127, css: 19.5 },
  },
];
