import { createHash } from 'node:crypto'
import { type Drawing, drawingKinds, sampleDrawings } from '../drawing/families/index.ts'
import { drawSvg } from '../drawing/svg.ts'
import { rasterSettings } from './raster.ts'

/** Names a state of drawings and of how they become pixels: ten hex digits. */
export function versionOf(svgs: Iterable<string>, settings: object = rasterSettings): string {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  for (const svg of svgs) hash.update(svg)
  return hash.digest('hex').slice(0, 10)
}

export const isVersion = (text: string): boolean => /^[0-9a-f]{10}$/.test(text)

/** What the version is taken from. */
export const versionSamples = (): readonly Drawing[] => drawingKinds.flatMap(sampleDrawings)

/** On globalThis because Next bundles this module more than once, and the digest is worth sharing. */
const slot = globalThis as typeof globalThis & { forecourtDrawings?: string }

/**
 * Names the present state of every drawing, so that addresses can be cached for ever: a digest of what is drawn,
 * worked out once a process (about a quarter of a second). It changes exactly when a picture changes.
 */
export function drawingsVersion(): string {
  slot.forecourtDrawings ??= versionOf(versionSamples().map(drawSvg))
  return slot.forecourtDrawings
}
