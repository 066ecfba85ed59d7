import { createHash } from 'node:crypto'
import { type Drawing, drawingKinds, sampleDrawings } from '../drawing/families/index.ts'
import { drawSvg } from '../drawing/svg.ts'
import { rasterSettings } from './raster.ts'

/** Digest of drawings and raster settings: ten hex digits. */
export function versionOf(svgs: Iterable<string>, settings: object = rasterSettings): string {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  for (const svg of svgs) hash.update(svg)
  return hash.digest('hex').slice(0, 10)
}

export const isVersion = (text: string): boolean => /^[0-9a-f]{10}$/.test(text)

/** The drawings the version is computed from. */
export const versionSamples = (): readonly Drawing[] => drawingKinds.flatMap(sampleDrawings)

/**
 * Computes the version in the address of every drawing, which makes addresses cacheable for ever: it changes exactly when
 * a picture changes. `npm run generate` records it in `drawing/version.generated.ts`, so that addresses need no drawing.
 */
export const currentVersion = (): string => versionOf(versionSamples().map(drawSvg))
