import { expect, it, vi } from 'vitest';
import { listShellFiles } from './listShellFiles.ts';

it('caches hashed scripts and style sheets by name, without reading them, and fonts separately', () => {
  const readFile = vi.fn<() => string>();
  const kept = listShellFiles(
    [
      'assets',
      'assets/core-D8JuzDcq.js',
      'assets/core-Dk22gM5q.css',
      'assets/auth-Da6pfetq.js.map',
      'assets/figtree-latin-wght-normal-D_ZTVpC.woff2',
      '.vite/manifest.json',
      '_headers',
    ],
    readFile,
  );
  expect(kept).toEqual({
    shell: [
      { url: '/assets/core-D8JuzDcq.js', revision: null },
      { url: '/assets/core-Dk22gM5q.css', revision: null },
    ],
    fonts: ['/assets/figtree-latin-wght-normal-D_ZTVpC.woff2'],
  });
  expect(readFile).not.toHaveBeenCalled();
});

it('changes the revision when a page changes', () => {
  const revision = (source: string) =>
    listShellFiles(['index.html'], () => source).shell[0]?.revision;
  expect(revision('a')).toMatch(/^[\da-f]{16}$/);
  expect(revision('a')).toBe(revision('a'));
  expect(revision('a')).not.toBe(revision('b'));
});
