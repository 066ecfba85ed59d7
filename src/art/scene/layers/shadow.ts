import { type LayerContext, oval } from '../canvas/index.ts'
import type { Light, VehiclePlacement } from '../scene.ts'

/**
 * The vehicle's shadow on the ground: wide and soft away from the light, with a dense core under the sills and tyres,
 * without which the vehicle would seem to float.
 */
export function castShadow({ defs }: LayerContext, { shadow }: Light, at: VehiclePlacement): string {
  const soft = defs.radial([
    [0, shadow.colour, shadow.strength],
    [0.62, shadow.colour, shadow.strength * 0.72],
    [0.86, shadow.colour, shadow.strength * 0.24],
    [1, shadow.colour, 0],
  ])
  const contact = defs.radial([
    [0, '#000000', 0.9],
    [0.5, '#000000', 0.55],
    [1, '#000000', 0],
  ])
  const { x, width, ground, unit, wheels, tyre } = at
  const centre = x + width * (0.5 + shadow.lean * 0.1)
  const tyres = wheels.map(
    (axle) =>
      oval(x + (axle + shadow.lean * 3) * unit, ground, tyre * 1.3 * unit, 4.6 * unit, contact) +
      oval(x + axle * unit, ground - 0.2 * unit, tyre * 0.62 * unit, 2 * unit, contact),
  )
  return (
    oval(centre, ground + 3 * unit, width * 0.64, 13 * unit, soft) +
    oval(x + width * 0.5, ground - 1.5 * unit, width * 0.47, 8 * unit, soft) +
    oval(x + width * 0.5, ground - 2 * unit, width * 0.4, 4.5 * unit, soft) +
    tyres.join('')
  )
}
