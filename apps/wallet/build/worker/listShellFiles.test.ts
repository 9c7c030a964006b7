import { expect, it } from 'vitest';
import { listShellFiles } from './listShellFiles.ts';

const file = (name: string, source = name) => ({ name, source });

it('caches hashed scripts and style sheets by name, and fonts separately', () => {
  const kept = listShellFiles([
    file('assets/core-D8JuzDcq.js'),
    file('assets/core-Dk22gM5q.css'),
    file('assets/auth-Da6pfetq.js.map'),
    file('assets/figtree-latin-wght-normal-D_ZTVpC.woff2'),
    file('.vite/manifest.json'),
    file('_headers'),
  ]);
  expect(kept).toEqual({
    shell: [
      { url: '/assets/core-D8JuzDcq.js', revision: null },
      { url: '/assets/core-Dk22gM5q.css', revision: null },
    ],
    fonts: ['/assets/figtree-latin-wght-normal-D_ZTVpC.woff2'],
  });
});

it('changes the revision when a page changes', () => {
  const revision = (source: string) =>
    listShellFiles([file('index.html', source)]).shell[0]?.revision;
  expect(revision('a')).toMatch(/^[\da-f]{16}$/);
  expect(revision('a')).toBe(revision('a'));
  expect(revision('a')).not.toBe(revision('b'));
});
