import { type LayerContext, oval } from '../canvas/index.ts'
import type { Light, VehiclePlacement } from '../scene.ts'

const BEAM = '#EAF1FF'

/** Where headlamps are, from the middle as a share of the width, and from the ground as a share of the height. */
const LAMP = { aside: 0.37, up: 0.45 }

/** Light of the headlamps on the ground before a vehicle that faces the viewer; none by day. */
export function beamOnGround({ defs }: LayerContext, { night }: Light, at: VehiclePlacement): string {
  if (!night) return ''
  const fill = defs.radial([
    [0, BEAM, 0.34],
    [0.5, BEAM, 0.13],
    [1, BEAM, 0],
  ])
  return oval(at.x + at.width / 2, at.ground + 14 * at.unit, at.width * 0.95, 24 * at.unit, fill)
}

/** Halos around the headlamps of a vehicle that faces the viewer; none by day. */
export function lampHalos({ defs }: LayerContext, { night }: Light, at: VehiclePlacement): string {
  if (!night) return ''
  const fill = defs.radial([
    [0, BEAM, 0.62],
    [0.16, BEAM, 0.3],
    [0.5, BEAM, 0.09],
    [1, BEAM, 0],
  ])
  const y = at.ground - at.height * LAMP.up * at.unit
  return [-1, 1]
    .map((side) =>
      oval(at.x + at.width * (0.5 + side * LAMP.aside), y, at.width * 0.42, at.width * 0.3, fill),
    )
    .join('')
}
