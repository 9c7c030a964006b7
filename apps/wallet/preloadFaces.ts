import type * as Faces from '@rad-wallet/ui/theme/loadFaces';
import type { Plugin } from 'vite';
import { loadModule } from './loadModule.ts';

/** The fonts of the first text: the main subset of the wallet's font, and the Urdu font. */
const FACES = [/figtree-basic.*\.woff2$/, /nastaliq.*\.woff2$/];

const linkTo = (file: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin media="not all" href="/${file}" />`;

/**
 * Links these fonts in the built index.html, since a browser otherwise requests a font only after style sheet and
 * layout. The inline script activates the needed ones: docs/rules.md LANG-5.
 */
export function preloadFaces(): Plugin {
  return {
    name: 'preload-faces',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const { deviceFaces } = await loadModule<typeof Faces>('@rad-wallet/ui/theme/loadFaces');
        const files = Object.keys(bundle ?? {});
        const links = FACES.map((face) => {
          const found = files.find((file) => face.test(file));
          if (bundle && !found) throw new Error(`The build has no face like ${face} to preload.`);
          return found ? linkTo(found) : '';
        });
        return html
          .replace('<!--faces-->', links.join('\n    '))
          .replace('__DEVICE_FACE__', deviceFaces[0].src);
      },
    },
  };
}
