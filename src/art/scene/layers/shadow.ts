import { type Ink, oval } from '../canvas/index.ts'
import type { Light, Standing } from '../place.ts'

/**
 * The vehicle's weight on the ground: a wide soft shadow thrown away from the light and a dense core
 * under the sills and round each tyre, or the vehicle floats.
 */
export function castShadow({ plate }: Ink, { shadow }: Light, at: Standing): string {
  const soft = plate.radial([
    [0, shadow.colour, shadow.strength],
    [0.62, shadow.colour, shadow.strength * 0.72],
    [0.86, shadow.colour, shadow.strength * 0.24],
    [1, shadow.colour, 0],
  ])
  const contact = plate.radial([
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
