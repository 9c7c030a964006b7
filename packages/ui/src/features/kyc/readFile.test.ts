import { expect, it } from 'vitest';
import { detectType, readFile } from './readFile';

const write = (start: string, type = '') =>
  new File([Uint8Array.from(start, (character) => character.charCodeAt(0))], 'file', { type });

it.each([
  ['\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
  ['GIF89a', 'image/gif'],
  ['\0\0\0\x18ftypheic', 'image/heic'],
  ['\0\0\0\x1cftypavif', 'image/avif'],
  ['%PDF-1.7', 'application/pdf'],
  ['HTTP/1.1 200 OK\r\n\r\n%PDF-1.7', 'application/pdf'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', null],
  ['<?xml version="1.0"?><svg/>', null],
  ['<svg><!-- %PDF-1.7 --></svg>', null],
  ['\xef\xbb\xbf\n <!doctype html>%PDF-1.7', null],
  ['this is no picture', null],
  ['', null],
])('detects %j as %s, whatever its reported type', async (start, type) => {
  for (const reported of ['', 'image/png', 'text/plain'])
    expect(await detectType(write(start, reported))).toBe(type);
});

it('returns a PDF with its type, and rejects what is neither an image nor a PDF', async () => {
  expect(await readFile(write('%PDF-1.7'))).toMatchObject({ type: 'application/pdf', size: 8 });
  await expect(readFile(write('<svg/>', 'image/png'))).rejects.toThrow('Neither');
});
