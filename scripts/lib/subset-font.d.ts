// Only what we use: the package brings no types.
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    /** The characters that it must have; none with `keepAllGlyphs`. */
    text: string | undefined,
    options: {
      targetFormat: 'sfnt' | 'woff2';
      keepAllGlyphs?: boolean;
      preserveNameIds?: number[];
    },
  ): Promise<Buffer>;
}
