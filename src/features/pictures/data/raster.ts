import sharp from 'sharp'
import type { RasterType, RasterWidth } from '../drawing/file.ts'

/** How pixels are written. A change here is a change of every raster, so it is part of the version. */
export const rasterSettings = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 82 },
  png: { compressionLevel: 9, palette: true },
} as const

/** The density at which the renderer makes one pixel of one unit. */
const onePixelPerUnit = 72

/** Pixels of the given width; the vector is read at a density that leaves no soft edges. */
export async function rasterise(svg: Buffer, type: RasterType, width: RasterWidth): Promise<Buffer> {
  const { width: natural = width } = await sharp(svg).metadata()
  const picture = sharp(svg, { density: (onePixelPerUnit * width) / natural }).resize({ width })
  if (type === 'avif') return picture.avif(rasterSettings.avif).toBuffer()
  if (type === 'webp') return picture.webp(rasterSettings.webp).toBuffer()
  return picture.png(rasterSettings.png).toBuffer()
}
