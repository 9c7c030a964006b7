// Size budgets of imports from the library: gzip, 1 KB = 1000 bytes.
import { listEntries, isDocument, isSheet } from './packages.mjs';

/** @typedef {import('./consumerCosts.mjs').Cost} Cost */

/**
 * @typedef {object} Import
 * @property {string} what for people
 * @property {string} code a module that a consumer might write
 * @property {Cost} budget in KB
 */

/** The size of React Aria's own button, by either of its paths, as the reference for ours. */
export const ARIA_BUTTONS = [
  `export { Button } from 'react-aria-components';`,
  `export { Button } from 'react-aria-components/Button';`,
];

/** The allowed difference of our button to the smaller of them, in KB of JavaScript. */
export const BEYOND_ARIA = 3;

/** For build scripts and servers: no page loads them. */
const NOT_FOR_PAGES = ['./theme/makeTheme', './theme/globalTheme', './splash/markup'];

/** Every component, flow, screen, text and format, as pages could load them. */
const everything = () =>
  listEntries('ui')
    .map(({ path: entry }) => entry)
    .filter((entry) => !isDocument(entry) && !NOT_FOR_PAGES.includes(entry))
    .filter((entry) => !isSheet(entry) || entry === './styles.css')
    .map((entry, index) =>
      isSheet(entry)
        ? `import '@rad-wallet/ui/${entry.slice(2)}';`
        : `export * as entry${index} from '@rad-wallet/ui/${entry.slice(2)}';`,
    )
    .join('\n');

/**
 * An entry and its sheet.
 * @param {string} entry
 * @param {...string} names
 */
const taken = (entry, ...names) =>
  `import '@rad-wallet/ui/${entry}.css';\nexport { ${names.join(', ')} } from '@rad-wallet/ui/${entry}';`;

export const BUTTON = '`Button`';

/** @returns {readonly Import[]} */
export const imports = () => [
  {
    what: BUTTON,
    code: taken('Button', 'Button'),
    budget: { ours: 3, peers: 15.5, css: 1.1 },
  },
  {
    what: '`AmountField`',
    code: taken('AmountField', 'AmountField'),
    budget: { ours: 3, peers: 25.5, css: 1.4 },
  },
  {
    what: 'a flow, `flows/send-money`',
    code: taken('flows/send-money', 'SendMoneyFlow', 'sendMoneyMachine'),
    budget: { ours: 17.5, peers: 48.5, css: 5.3 },
  },
  {
    what: 'a screen, `screens/transactions`',
    code: taken('screens/transactions', 'TransactionsScreen'),
    // Of it, 10 KB are for long histories (TanStack Virtual and batched loading), 17 KB with 40 KB of the peers for
    // the statement, and 2 KB for dates and sums; statement and dates load when they are opened.
    budget: { ours: 51, peers: 79, css: 6.5 },
  },
  {
    what: 'once: `provider`, theme and reset',
    code: `import '@rad-wallet/ui/theme/tokens.css';\nimport '@rad-wallet/ui/theme/reset.css';\n${taken('provider', 'WalletProvider')}`,
    // The toast region is loaded later; it formats its texts and announces amounts in words.
    // It includes the list of languages.
    budget: { ours: 10.5, peers: 34.5, css: 3.8 },
  },
  {
    what: 'once: the English texts',
    code: `export { en } from '@rad-wallet/ui/messages/en';`,
    budget: { ours: 17.5, peers: 0, css: 0 },
  },
  {
    what: 'everything, in three languages',
    code: everything(),
    budget: { ours: 250, peers: 127, css: 18.5 },
  },
];
