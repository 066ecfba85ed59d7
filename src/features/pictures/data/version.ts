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

/** Stored on globalThis because Next bundles this module more than once. */
const globalCache = globalThis as typeof globalThis & { forecourtDrawings?: string }

/**
 * The version in the address of every drawing, which makes addresses cacheable for ever. It changes exactly when a
 * picture changes. Computed once per process, in about 0.25 s.
 */
export function drawingsVersion(): string {
  globalCache.forecourtDrawings ??= versionOf(versionSamples().map(drawSvg))
  return globalCache.forecourtDrawings
}
