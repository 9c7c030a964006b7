import type * as Arabic from '@rad-wallet/ui/messages/ar';
import type * as English from '@rad-wallet/ui/messages/en';
import type * as Urdu from '@rad-wallet/ui/messages/ur';
import type * as Markup from '@rad-wallet/ui/splash/markup';
import type { Plugin } from 'vite';
import { loadModule as load } from './loadModule.ts';

/** Renders the splash into index.html, with the texts that show before or without the messages. */
export function startSplash(): Plugin {
  return {
    name: 'start-splash',
    async transformIndexHtml(html) {
      const { renderInLanguages, renderSplash } = await load<typeof Markup>(
        '@rad-wallet/ui/splash/markup',
      );
      const languages = {
        ...(await load<typeof English>('@rad-wallet/ui/messages/en')),
        ...(await load<typeof Urdu>('@rad-wallet/ui/messages/ur')),
        ...(await load<typeof Arabic>('@rad-wallet/ui/messages/ar')),
      };
      return html
        .replace('<!--splash-->', renderSplash(languages))
        .replace(
          '<!--locked-->',
          renderInLanguages(languages, ({ lock }) => `${lock.title}. ${lock.waiting}`),
        )
        .replace(
          '<!--not-loaded-->',
          renderInLanguages(languages, ({ common }) => `${common.crashed}. ${common.crashedHint}`),
        )
        .replace(
          '<!--no-script-->',
          Object.entries(languages)
            .map(([lang, { splash }]) => {
              // `auto` follows the first letter, and a text may start with a Latin name.
              const dir = lang === 'en' ? 'ltr' : 'rtl';
              return `<p lang="${lang}" dir="${dir}">${splash.noScript}</p>`;
            })
            .join(''),
        );
    },
  };
}
