import { box, createRandom, type LayerContext, line, pair } from '../canvas/index.ts'

/** A body of water between two depths, mirroring the sky: long glints, a bright path below the light. */
export interface Water {
  readonly seed: number
  readonly from: number
  readonly to: number
  readonly stops: readonly (readonly [number, string])[]
  readonly glint: string
  readonly shade: string
  /** The bright path below the light: world x, spread and colour. */
  readonly path?: { readonly x: number; readonly spread: number; readonly colour: string }
}

/** Draws the surface and its glints, which grow longer and farther apart towards the viewer. */
export function water({ defs, stage }: LayerContext, spec: Water): string {
  const random = createRandom(spec.seed)
  const top = stage.down(spec.from)
  const bottom = stage.down(spec.to)
  const depth = bottom - top
  const dashes = (count: number, x: () => number, length: number) => {
    let data = ''
    for (let k = 0; k < count; k++) {
      const t = random.next() ** 1.3
      const run = length * stage.zoom * (0.25 + t) * random.between(0.4, 1.2)
      data += `M${pair(x() - run / 2, top + 2 + t * (depth - 4), 0)}h${Math.round(run)}`
    }
    return data
  }
  const anywhere = () => random.between(-60, stage.width + 60)
  const { path } = spec
  const onPath = () =>
    path ? stage.x(path.x + (random.next() + random.next() + random.next() - 1.5) * path.spread) : 0
  return (
    box(-2, top, stage.width + 4, depth + 1, defs.linear(spec.stops)) +
    line(dashes(70, anywhere, 110), spec.shade, 2, 'stroke-opacity=".2" stroke-linecap="round"') +
    line(dashes(56, anywhere, 90), spec.glint, 1.5, 'stroke-opacity=".26" stroke-linecap="round"') +
    (path
      ? line(dashes(90, onPath, 46), path.colour, 1.8, 'stroke-opacity=".62" stroke-linecap="round"')
      : '')
  )
}
