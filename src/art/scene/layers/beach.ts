import { type LayerContext, line, type Point, polygon, polyline, shape } from '../canvas/index.ts'

/** A beach whose waterline runs from the distance on the right to the viewer on the left. */
export interface Beach {
  /** World x and depth of the waterline, far to near. */
  readonly waterline: readonly (readonly [x: number, depth: number])[]
  /** Depth at which the sand ends towards the viewer. */
  readonly to: number
  readonly sand: readonly [far: string, near: string]
  readonly wet: string
  readonly foam: string
}

/** Dry sand, the wet strip along the water, and two lines of foam on it. */
export function beach({ defs, stage }: LayerContext, spec: Beach): string {
  const edge = (shift: number): Point[] =>
    spec.waterline.map(([x, depth]) => [stage.x(x) + shift * depth * stage.zoom, stage.down(depth)])
  const area = (shift: number) =>
    polygon(
      [
        ...edge(shift),
        [-4, stage.down(spec.to)],
        [stage.width + 4, stage.down(spec.to)],
        [stage.width + 4, stage.down(spec.waterline[0]?.[1] ?? 0)],
      ],
      0,
    )
  const fill = defs.linear([
    [0, spec.sand[0]],
    [1, spec.sand[1]],
  ])
  const foam = (shift: number, width: number, opacity: number) =>
    line(
      polyline(edge(shift), 0),
      spec.foam,
      width * stage.zoom,
      `stroke-opacity="${opacity}" stroke-linejoin="round" stroke-linecap="round"`,
    )
  return (
    shape(area(-46), spec.wet, 'fill-opacity=".75"') +
    foam(-120, 3, 0.5) +
    foam(-74, 5, 0.8) +
    foam(-40, 2.4, 0.6) +
    shape(area(16), fill)
  )
}
