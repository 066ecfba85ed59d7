import { box, type LayerContext, type Stop } from '../canvas/index.ts'

/** Colours of the dusk behind white text. */
export interface Dusk {
  readonly zenith: string
  readonly horizon: string
  /** Factor on the opacity, 0–1: less for a scene that is dark itself. */
  readonly strength: number
}

type Levels = readonly (readonly [position: number, opacity: number])[]

/** Opacity by elevation above the horizon, in world units: dense where text is, clear around a low sun. */
const ABOVE: Levels = [
  [1000, 0.82],
  [420, 0.78],
  [260, 0.74],
  [180, 0.68],
  [162, 0.58],
  [142, 0.38],
  [120, 0.17],
  [102, 0.05],
  [88, 0],
]

/** The same for wide pictures, where only a tall window shows text there. */
const ABOVE_WIDE: Levels = [
  [509, 0.5],
  [360, 0.34],
  [250, 0.1],
  [200, 0],
]

/** Opacity by share of the width: dense at the left, clear from the vehicle's nose. */
const ACROSS: Levels = [
  [0, 0.78],
  [0.28, 0.75],
  [0.36, 0.7],
  [0.42, 0.62],
  [0.48, 0.48],
  [0.54, 0.31],
  [0.6, 0.16],
  [0.66, 0.06],
  [0.72, 0.01],
  [0.75, 0],
]

/** Elevation above which the dusk has the colour of its zenith, and below which that of its horizon, in world units. */
const MIXED = [330, 150] as const

/** Dusk from the top of the picture down to the last level. */
function shadeTop(
  { defs, stage }: LayerContext,
  { zenith, horizon, strength }: Dusk,
  levels: Levels,
): string {
  const end = Math.round(stage.up(levels.at(-1)?.[0] ?? 0))
  const stops: Stop[] = levels.map(([elevation, opacity]) => [
    Math.max(0, stage.up(elevation) / end),
    elevation > MIXED[0] ? zenith : horizon,
    opacity * strength,
  ])
  return box(0, 0, stage.width, end, defs.linear(stops))
}

/** Dusk over the left of the picture. */
function shadeLeft({ defs, stage }: LayerContext, { zenith, horizon, strength }: Dusk): string {
  const { width, height } = stage
  const fade = defs.linear(
    ACROSS.map(([offset, opacity]) => [offset, '#fff', opacity * strength]),
    'across',
  )
  const mask = defs.define(
    'dusk',
    (id) =>
      `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}">${box(0, 0, width, height, fade)}</mask>`,
  )
  const colours = defs.linear([
    [stage.up(MIXED[0]) / height, zenith],
    [stage.up(MIXED[1]) / height, horizon],
    [stage.horizon / height, horizon],
    [1, zenith],
  ])
  return box(0, 0, width, height, colours, `mask="${mask}"`)
}

/**
 * Turns the part of a scene behind white text to dusk: the sky above the vehicle of a narrow picture, the left of a wide
 * one. The sun and the vehicle stay clear.
 */
export function darkSky(context: LayerContext, dusk: Dusk): string {
  if (context.stage.format !== 'wide') return shadeTop(context, dusk, ABOVE)
  return shadeTop(context, dusk, ABOVE_WIDE) + shadeLeft(context, dusk)
}
