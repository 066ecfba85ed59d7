import { formatNumber } from '../../core/svg.ts'
import type { VehicleView } from '../../names.ts'
import { type LayerContext, oval, pair, shape } from '../canvas/index.ts'
import type { Light, VehiclePlacement } from '../scene.ts'

const BEAM = '#EAF1FF'

/** Where headlamps are, from the middle as a share of the width, and from the ground as a share of the height. */
const LAMP = { aside: 0.37, up: 0.45 }

/** Light of the lamps on the ground before a vehicle that faces the viewer, or behind one that turns away; none by day. */
export function lampsOnGround(
  context: LayerContext,
  light: Light,
  at: VehiclePlacement,
  view: VehicleView,
): string {
  if (!light.night || view === 'side') return ''
  return view === 'front' ? beamOnGround(context, at) : tailLightOnGround(context, at)
}

function beamOnGround({ defs }: LayerContext, at: VehiclePlacement): string {
  const fill = defs.radial([
    [0, BEAM, 0.34],
    [0.5, BEAM, 0.13],
    [1, BEAM, 0],
  ])
  return oval(at.x + at.width / 2, at.ground + 14 * at.unit, at.width * 0.95, 24 * at.unit, fill)
}

const TAIL_LIGHT = '#FF3A30'

/** Where tail lamps are, as the headlamps above. */
const TAIL_LAMP = { aside: 0.4, up: 0.64 }

/** Red on the road behind the vehicle, and the headlamps' light ahead of it, which only shows at its sides. */
function tailLightOnGround({ defs }: LayerContext, at: VehiclePlacement): string {
  const glow = (colour: string, strength: number) =>
    defs.radial([
      [0, colour, strength],
      [0.5, colour, strength * 0.4],
      [1, colour, 0],
    ])
  const middle = at.x + at.width / 2
  return (
    oval(middle, at.ground - 34 * at.unit, at.width * 1.5, 30 * at.unit, glow('#FFF0DA', 0.5)) +
    oval(middle, at.ground + 22 * at.unit, at.width * 0.8, 26 * at.unit, glow(TAIL_LIGHT, 0.42))
  )
}

/** Light of the lamps of a vehicle from the side, on the road before and behind it; none by day. */
export function lampsOnRoad({ defs }: LayerContext, { night }: Light, at: VehiclePlacement): string {
  if (!night) return ''
  const glow = (colour: string, strength: number) =>
    defs.radial([
      [0, colour, strength],
      [0.45, colour, strength * 0.45],
      [1, colour, 0],
    ])
  const beam = defs.linear(
    [
      [0, BEAM, 0],
      [1, BEAM, 0.2],
    ],
    'across',
  )
  const lamp = at.ground - at.height * LAMP.up * at.unit
  const far = at.x - at.width * 0.46
  const rise = at.width * 0.02
  return [
    shape(
      `M${pair(at.x, lamp - 2)}L${pair(far, lamp - rise)}V${formatNumber(at.ground)}H${formatNumber(at.x - at.width * 0.14)}L${pair(at.x, lamp + 3)}z`,
      beam,
    ),
    oval(at.x - at.width * 0.18, at.ground, at.width * 0.3, at.width * 0.026, glow('#FFF0DA', 0.5)),
    oval(at.x, lamp, at.width * 0.12, at.width * 0.08, glow(BEAM, 0.5)),
    oval(at.x + at.width * 1.04, at.ground, at.width * 0.16, at.width * 0.018, glow(TAIL_LIGHT, 0.4)),
  ].join('')
}

/** Halos around the lamps of a vehicle from the front or the rear; none by day. */
export function lampHalos(
  { defs }: LayerContext,
  { night }: Light,
  at: VehiclePlacement,
  view: VehicleView,
): string {
  if (!night || view === 'side') return ''
  const [lamp, colour, size] = view === 'front' ? [LAMP, BEAM, 1] : [TAIL_LAMP, TAIL_LIGHT, 0.62]
  const fill = defs.radial([
    [0, colour, 0.62],
    [0.16, colour, 0.3],
    [0.5, colour, 0.09],
    [1, colour, 0],
  ])
  const y = at.ground - at.height * lamp.up * at.unit
  return [-1, 1]
    .map((side) =>
      oval(
        at.x + at.width * (0.5 + side * lamp.aside),
        y,
        at.width * 0.42 * size,
        at.width * 0.3 * size,
        fill,
      ),
    )
    .join('')
}
