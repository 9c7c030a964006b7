import { fileURLToPath } from 'node:url';
import type * as English from '@rad-wallet/ui/messages/en';
import type * as Markup from '@rad-wallet/ui/splash/markup';
import { runnerImport, type Plugin } from 'vite';

/** A module that runs without a browser. */
const load = async <T>(name: string) =>
  (await runnerImport<T>(fileURLToPath(import.meta.resolve(name)))).module;

/** Draws the splash into index.html, and what is said before the messages are there, or do not come. */
export function startSplash(): Plugin {
  return {
    name: 'start-splash',
    async transformIndexHtml(html) {
      const { splashMarkup } = await load<typeof Markup>('@rad-wallet/ui/splash/markup');
      const { en } = await load<typeof English>('@rad-wallet/ui/messages/en');
      return html
        .replace('<!--splash-->', splashMarkup(en))
        .replace('<!--locked-->', `${en.lock.title}. ${en.lock.waiting}`)
        .replace('<!--not-loaded-->', `${en.common.crashed}. ${en.common.crashedHint}`);
    },
  };
}
