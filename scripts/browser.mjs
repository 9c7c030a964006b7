// Finds or installs the browser of the tests, before the steps of `npm test` that use it.
import { ensureBrowser } from './lib/browser.mjs';
import { endChildrenOnSignal } from './lib/processes.mjs';

endChildrenOnSignal();
console.log(await ensureBrowser());
