// Only what we use: the package brings no types.
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    /** The characters that it must have. */
    text: string,
    options: {
      targetFormat: 'sfnt' | 'woff2';
      preserveNameIds?: number[];
    },
  ): Promise<Buffer>;
}
