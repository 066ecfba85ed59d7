declare module 'subset-font' {
  type Axis = number | { readonly min: number; readonly max: number }

  /** Subsets a font to the characters of a text; variable axes are narrowed or pinned. */
  function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype'
      variationAxes: Readonly<Record<string, Axis | undefined>>
    },
  ): Promise<Buffer>

  // biome-ignore lint/style/noDefaultExport: this is how the package exports it
  export default subsetFont
}
