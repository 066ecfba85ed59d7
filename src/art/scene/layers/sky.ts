import {
  box,
  isUpright,
  type LayerContext,
  type Luminary,
  oval,
  type Stop,
  WORLD_FOCUS,
} from '../canvas/index.ts'
import { moon, stars } from './night-sky.ts'

interface Sun {
  /** World x and elevation of the disc's centre. */
  readonly x: number
  readonly elevation: number
  /** World x and elevation in pictures for phones, where the sun stays below the text; the above by default. */
  readonly low?: { readonly x: number; readonly elevation: number }
  /** No disc when zero. */
  readonly radius: number
  readonly disc: string
  readonly glow: string
  /** Reach of the wash around the disc, in world units. */
  readonly reach: number
}

/** A sky's colours from zenith (0) to horizon (1), and its light. */
export interface Sky {
  readonly stops: readonly Stop[]
  readonly sun?: Sun
}

/** The scene's own sky, or that of a part of the day. */
export function sky({ daylight, ...context }: LayerContext, own: Sky): string {
  if (!daylight) return drawSky(context, own)
  const { stage } = context
  const { stops, luminary, defs } = daylight
  const sun = luminary && placeLuminary(luminary, own.sun)
  const isMoon = luminary?.kind === 'moon'
  return [
    drawSky({ defs, stage }, { stops, ...(sun && { sun: isMoon ? { ...sun, radius: 0 } : sun }) }),
    daylight.stars ? stars({ defs, stage }, 7) : '',
    sun && isMoon ? moon({ defs, stage }, { ...sun, ...(isUpright(stage.format) && sun.low) }) : '',
  ].join('')
}

/** World x of the moon in wide pictures, to the right of any text. */
const MOON = 1400

/** Puts the sun where the scene shows its own; the moon has a place of its own in wide pictures. */
function placeLuminary(luminary: Luminary, own: Sun | undefined): Sun {
  const { kind, elevation, low, ...look } = luminary
  const x = own?.x ?? WORLD_FOCUS
  if (kind === 'moon') return { ...look, x: MOON, elevation, low: { x: own?.low?.x ?? x, elevation: low } }
  return {
    ...look,
    radius: own?.radius ? look.radius : 0,
    x,
    elevation: Math.min(elevation, own?.elevation ?? elevation),
    low: own?.low ?? { x, elevation: low },
  }
}

/** The whole sky, with a wide wash round the sun; the disc itself only where it has a radius. */
function drawSky({ defs, stage }: LayerContext, { stops, sun }: Sky): string {
  const { width, horizon, zoom } = stage
  const dome = box(0, 0, width, horizon + 30, defs.linear(stops))
  if (!sun) return dome
  const centre = (isUpright(stage.format) && sun.low) || sun
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
