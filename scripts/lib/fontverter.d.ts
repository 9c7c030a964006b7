// Only what we use: the package brings no types.
declare module 'fontverter' {
  type Format = 'truetype' | 'woff2';
  export function convert(font: Buffer, to: Format, from?: Format): Promise<Buffer>;
}
