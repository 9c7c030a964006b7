// Finds or installs the test browser before the steps of `npm test` that need it.
import { ensureBrowser } from './lib/browser.mjs';
import { endChildrenOnSignal } from './lib/processes.mjs';

endChildrenOnSignal();
console.log(await ensureBrowser());
