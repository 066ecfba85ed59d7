/** The file format of a drawing: vector, or a raster in one of the widths. */
export type DrawingFile =
  | { readonly type: 'svg' }
  | { readonly type: RasterType; readonly width: RasterWidth }

export const rasterTypes = ['avif', 'webp', 'png'] as const
export const rasterWidths = [320, 640, 960, 1200, 1600] as const
export type RasterType = (typeof rasterTypes)[number]
export type RasterWidth = (typeof rasterWidths)[number]

/** `drawing.svg` or `{width}.{avif|webp|png}`. */
export function fileName(file: DrawingFile): string {
  return file.type === 'svg' ? 'drawing.svg' : `${file.width}.${file.type}`
}

const files: readonly DrawingFile[] = [
  { type: 'svg' },
  ...rasterTypes.flatMap((type) => rasterWidths.map((width) => ({ type, width }))),
]
const byName = new Map(files.map((file) => [fileName(file), file]))

/** The file of a name; undefined for an unsupported type or width. */
export const readFileName = (name: string): DrawingFile | undefined => byName.get(name)
