import type { ToneName } from './tones.ts'
import { toneNames, tonesOf } from './tones.ts'

/** The two painted zones of a vehicle; without a second colour the roof is painted as the body. */
export type PaintZone = 'paint' | 'roof'
export type PaintVariable = `--${PaintZone}-${ToneName}`

/**
 * How colours are written in the drawing: `css` as `var(--paint-base,#hex)`, so that custom properties on any
 * ancestor recolour it without a redraw; `literal` as plain hex, for files and rasters, whose renderers
 * know no custom properties.
 */
export type PaintMode = 'css' | 'literal'

export interface VehicleColour {
  /** `#rrggbb`. */
  readonly body: string
  /** `#rrggbb` of a two-tone roof. */
  readonly roof?: string
}

/** The value of `fill`, `stroke` or `stop-color` for each tone. */
export type PaintReferences = Readonly<Record<ToneName, string>>

export function paintReferences(colour: string, zone: PaintZone, mode: PaintMode): PaintReferences {
  const tones = tonesOf(colour)
  const entries = toneNames.map((name) => [
    name,
    mode === 'css' ? `var(--${zone}-${name},${tones[name]})` : tones[name],
  ])
  return Object.fromEntries(entries) as PaintReferences
}

/**
 * The custom properties that give every `paint: 'css'` drawing below an element this colour.
 * @throws RangeError for colours that are not `#rrggbb`.
 */
export function paintVariables(colour: VehicleColour): Record<PaintVariable, string> {
  const zones = { paint: tonesOf(colour.body), roof: tonesOf(colour.roof ?? colour.body) }
  const entries = (['paint', 'roof'] as const).flatMap((zone) =>
    toneNames.map((name) => [`--${zone}-${name}`, zones[zone][name]]),
  )
  return Object.fromEntries(entries) as Record<PaintVariable, string>
}
