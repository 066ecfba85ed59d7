import { createRandom, type LayerContext, oval, pair, shape } from '../canvas/index.ts'
import type { VehiclePlacement } from '../scene.ts'

const puff = ({ defs }: LayerContext, colour: string, strength: number) =>
  defs.radial([
    [0, colour, strength],
    [0.5, colour, strength * 0.5],
    [1, colour, 0],
  ])

/** The plume behind a moving vehicle (rear on the right), drawn below it; grows and thins with distance. */
export function plume(
  context: LayerContext,
  seed: number,
  at: VehiclePlacement,
  colour: string,
  strength: number,
): string {
  const random = createRandom(seed)
  const fill = puff(context, colour, 0.9)
  const reach = at.width * 0.72
  let markup = ''
  for (let k = 0; k < 22; k++) {
    const t = k / 22
    const x = at.x + at.width * 0.88 + t * reach + random.next() * 40
    const size = (34 + t * 110 * random.between(0.5, 1.1)) * (at.unit / 1.4)
    const y = at.ground - 14 - t * 92 * random.next() - random.next() * 24
    markup += oval(
      x,
      y,
      size * 1.35,
      size * 0.68,
      fill,
      `opacity="${((0.72 - t * 0.5) * strength).toFixed(2)}"`,
    )
  }
  return markup
}

/** Dust curling round the tyres and thrown grains, drawn over the vehicle so that it sits in the ground. */
export function wheelDust(
  context: LayerContext,
  seed: number,
  at: VehiclePlacement,
  colour: string,
  grains: string,
  strength: number,
): string {
  const random = createRandom(seed)
  const fill = puff(context, colour, 0.85)
  let markup = ''
  for (let k = 0; k < 13; k++) {
    const x = at.x + at.width * random.between(0.7, 1.14)
    const size = random.between(18, 52) * (at.unit / 1.4)
    const y = at.ground - 1 - random.next() * 15
    markup += oval(x, y, size * 1.7, size * 0.46, fill, `opacity="${(0.6 * strength).toFixed(2)}"`)
  }
  for (let k = 0; k < 5; k++) {
    const x = at.x + at.width * random.between(0.1, 0.32)
    markup += oval(
      x,
      at.ground,
      random.between(30, 60),
      random.between(7, 12),
      fill,
      `opacity="${(0.5 * strength).toFixed(2)}"`,
    )
  }
  let grainData = ''
  for (let k = 0; k < 34 * strength; k++) {
    const t = random.next()
    const x = at.x + at.width * (0.86 + t * 0.32)
    const size = random.between(1, 3.4)
    grainData += `M${pair(x, at.ground - random.next() * 62 * (1 - t * 0.4), 0)}h${pair(size, size * 0.3)}l-${size.toFixed(1)} 1z`
  }
  return markup + shape(grainData, grains, 'fill-opacity=".8"')
}
