import sharp from 'sharp'
import type { RasterType, RasterWidth } from '../drawing/file.ts'

/** How pixels are written. A change here is a change of every raster, so it is part of the version. */
export const rasterSettings = {
  // A step more effort costs 1.6 times the time for a twentieth of the bytes.
  avif: { quality: 55, effort: 2 },
  webp: { quality: 82 },
  png: { compressionLevel: 9, palette: true },
} as const

/** Pixels of the given width. A vector is read at the size it is asked for, so that no edge is blown up. */
export async function rasterise(svg: Buffer, type: RasterType, width: RasterWidth): Promise<Buffer> {
  const picture = sharp(svg).resize({ width })
  if (type === 'avif') return picture.avif(rasterSettings.avif).toBuffer()
  if (type === 'webp') return picture.webp(rasterSettings.webp).toBuffer()
  return picture.png(rasterSettings.png).toBuffer()
}
