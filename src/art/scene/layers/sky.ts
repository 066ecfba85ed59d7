import { box, type LayerContext, oval, type Stop } from '../canvas/index.ts'

/** A sky's colours from zenith (0) to horizon (1), and its light. */
export interface Sky {
  readonly stops: readonly Stop[]
  readonly sun?: {
    /** World x and elevation of the disc's centre. */
    readonly x: number
    readonly elevation: number
    /** World x and elevation in pictures for phones, where the sun stays below the text; the above by default. */
    readonly low?: { readonly x: number; readonly elevation: number }
    readonly radius: number
    readonly disc: string
    readonly glow: string
    /** Reach of the wash around the disc, in world units. */
    readonly reach: number
  }
}

/** The whole sky, with a wide wash round the sun; the disc itself only where it has a radius. */
export function sky({ defs, stage }: LayerContext, { stops, sun }: Sky): string {
  const { width, horizon, zoom } = stage
  const dome = box(0, 0, width, horizon + 30, defs.linear(stops))
  if (!sun) return dome
  const upright = stage.format === 'portrait' || stage.format === 'tall'
  const centre = (upright && sun.low) || sun
  const cx = stage.x(centre.x)
  const cy = stage.up(centre.elevation)
  const strength = sun.radius > 0 ? 0.95 : 0.5
  const wash = defs.radial([
    [0, sun.glow, strength],
    [0.1, sun.glow, strength * 0.68],
    [0.28, sun.glow, strength * 0.36],
    [0.58, sun.glow, strength * 0.11],
    [1, sun.glow, 0],
  ])
  const reach = sun.reach * zoom
  const disc = defs.radial([
    [0, '#FFFFFF'],
    [0.72, sun.disc],
    [0.93, sun.disc],
    [1, sun.disc, 0],
  ])
  return (
    dome +
    oval(cx, cy, reach * 1.5, reach * 0.82, wash) +
    (sun.radius > 0 ? oval(cx, cy, sun.radius * zoom, sun.radius * zoom, disc) : '')
  )
}
