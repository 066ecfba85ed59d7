import { createRandom, type LayerContext, oval, pair, shape } from '../canvas/index.ts'

/** Stars of two sizes, fewer towards the horizon. */
export function stars({ defs, stage }: LayerContext, seed: number): string {
  const random = createRandom(seed)
  const white = defs.linear([[0, '#FFFFFF']])
  const dots = (count: number, size: number) =>
    Array.from({ length: count }, () => {
      const at = pair(random.next() * stage.width, random.next() ** 1.4 * stage.horizon * 0.86)
      return `M${at}h${size}v${size}h-${size}z`
    }).join('')
  return shape(dots(120, 1.4), white, 'fill-opacity=".5"') + shape(dots(28, 2.2), white, 'fill-opacity=".85"')
}

/** Where the moon is, and its radius, in world units. */
type Moon = { readonly x: number; readonly elevation: number; readonly radius: number; readonly disc: string }

/** A full moon with its seas. */
export function moon({ defs, stage }: LayerContext, { x, elevation, radius, disc }: Moon): string {
  const [cx, cy, r] = [stage.x(x), stage.up(elevation), radius * stage.zoom]
  const grey = defs.linear([[0, '#8F98A8']])
  const sea = (dx: number, dy: number, rx: number, ry: number) =>
    oval(cx + dx * r, cy + dy * r, rx * r, ry * r, grey, 'fill-opacity=".34"')
  return [
    oval(cx, cy, r, r, defs.linear([[0, disc]])),
    sea(-0.3, -0.28, 0.34, 0.28),
    sea(0.26, -0.1, 0.3, 0.24),
    sea(-0.12, 0.34, 0.26, 0.18),
  ].join('')
}
