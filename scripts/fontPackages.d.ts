// Types for packages that have none, limited to the options used here.
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; preserveNameIds: number[] },
  ): Promise<Buffer>;
}
declare module 'fontverter' {
  export function convert(font: Buffer, format: 'truetype'): Promise<Buffer>;
}
