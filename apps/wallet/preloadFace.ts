import type * as Faces from '@rad-wallet/ui/theme/loadFaces';
import type { Plugin } from 'vite';
import { loadModule } from './loadModule.ts';

const FACE = /nastaliq.*\.woff2$/;

/**
 * Names the face of Urdu in the built index.html, since a page asks for it only once its style sheet is there and
 * its words are laid out. The script beside it takes it up where it is needed: docs/rules.md LANG-5.
 */
export function preloadFace(): Plugin {
  return {
    name: 'preload-face',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const { deviceFaces } = await loadModule<typeof Faces>('@rad-wallet/ui/theme/loadFaces');
        const face = Object.keys(bundle ?? {}).find((file) => FACE.test(file));
        if (bundle && !face) throw new Error('The build has no face of Urdu to preload.');
        return html
          .replace(
            '<!--face-->',
            face
              ? `<link rel="preload" as="font" type="font/woff2" crossorigin media="not all" href="/${face}" />`
              : '',
          )
          .replace('__DEVICE_FACE__', deviceFaces[0].src);
      },
    },
  };
}
