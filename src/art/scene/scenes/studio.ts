import { box, type LayerContext, oval } from '../canvas/index.ts'
import type { Scene } from '../scene.ts'

/** A photographic cove: wall, floor, the soft seam between, and where the light pools. */
interface Cove {
  readonly wall: readonly [top: string, bottom: string]
  readonly floor: readonly [back: string, front: string]
  readonly spot: string
  readonly spotStrength: number
  readonly edge: string
}

function cove({ defs, stage }: LayerContext, { wall, floor, spot, spotStrength, edge }: Cove): string {
  const { width, height } = stage
  const seam = stage.down(0.36)
  const pool = defs.radial([
    [0, spot, spotStrength],
    [0.4, spot, spotStrength * 0.5],
    [1, spot, 0],
  ])
  const fade = defs.linear([
    [0, wall[1], 1],
    [1, wall[1], 0],
  ])
  const vignette = defs.radial(
    [
      [0.55, edge, 0],
      [1, edge, 0.34],
    ],
    { cx: 0.5, cy: 0.5, r: 0.78 },
  )
  const cx = stage.width / 2
  return (
    box(
      0,
      0,
      width,
      seam + 1,
      defs.linear([
        [0, wall[0]],
        [1, wall[1]],
      ]),
    ) +
    oval(cx, seam - 190 * stage.zoom, 760 * stage.zoom, 360 * stage.zoom, pool) +
    box(
      0,
      seam,
      width,
      height - seam,
      defs.linear([
        [0, floor[0]],
        [1, floor[1]],
      ]),
    ) +
    box(0, seam - 1, width, 34 * stage.zoom, fade) +
    oval(cx, stage.down(1), 640 * stage.zoom, 74 * stage.zoom, pool) +
    box(0, 0, width, height, vignette)
  )
}

const CENTRED = { wide: { width: 0.54, right: 0.23 }, card: { width: 0.7, right: 0.15 } } as const

/** Daylight cove of the vehicle pages. */
export const studioLight: Scene = {
  pale: true,
  centred: CENTRED,
  light: {
    sky: '#FFFFFF',
    ground: '#A39C92',
    night: false,
    shadow: { colour: '#1B1814', strength: 0.5, lean: 0 },
    mirror: { strength: 0.16, reach: 0.42 },
  },
  drawBackground: (context) =>
    cove(context, {
      wall: ['#EFECE7', '#E1DDD6'],
      floor: ['#D0CAC1', '#E2DED7'],
      spot: '#FFFFFF',
      spotStrength: 0.7,
      edge: '#8A8379',
    }),
}

/** Night cove of the racing pages. */
export const studioDark: Scene = {
  centred: CENTRED,
  light: {
    sky: '#E8EEF6',
    ground: '#15171A',
    night: false,
    shadow: { colour: '#000000', strength: 0.75, lean: 0 },
    mirror: { strength: 0.3, reach: 0.5 },
  },
  drawBackground: (context) =>
    cove(context, {
      wall: ['#24272C', '#191B1F'],
      floor: ['#0E0F12', '#1D2024'],
      spot: '#596270',
      spotStrength: 0.5,
      edge: '#000000',
    }),
}
