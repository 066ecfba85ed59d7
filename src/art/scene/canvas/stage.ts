/** The pictures' formats: hero, phone hero, 3:4 poster, 3:2 card. */
export type SceneFormat = 'wide' | 'portrait' | 'poster' | 'card'

/**
 * One window onto a scene's world. Worlds are 1600 units wide, elevations are units above the horizon;
 * a format only decides which part is seen and how large, so every crop shows the same place.
 */
export interface Stage {
  readonly format: SceneFormat
  /** Size of the drawing, in its own units. */
  readonly width: number
  readonly height: number
  /** Eye level. */
  readonly horizon: number
  /** Where tyres touch the ground. */
  readonly ground: number
  /** Drawing units per world unit. */
  readonly zoom: number
  /** World x at the left and right edge. */
  readonly from: number
  readonly to: number
  /** World x → drawing x. */
  x(world: number): number
  /** Elevation above the horizon in world units → drawing y. */
  up(elevation: number): number
  /** 0 at the horizon, 1 where the tyres stand, beyond 1 towards the viewer → drawing y. */
  down(depth: number): number
}

interface Frame {
  readonly width: number
  readonly height: number
  readonly horizon: number
  readonly ground: number
  readonly zoom: number
  /** Where the world's focus stands, as a fraction of the width. */
  readonly anchor: number
}

const FRAMES: Record<SceneFormat, Frame> = {
  wide: { width: 1600, height: 760, horizon: 0.67, ground: 0.882, zoom: 1, anchor: 0.69 },
  portrait: { width: 780, height: 1400, horizon: 0.745, ground: 0.882, zoom: 1.42, anchor: 0.5 },
  poster: { width: 900, height: 1200, horizon: 0.7, ground: 0.845, zoom: 1.3, anchor: 0.5 },
  card: { width: 1200, height: 800, horizon: 0.66, ground: 0.868, zoom: 1.12, anchor: 0.56 },
}

export const sceneFormats = Object.keys(FRAMES) as readonly SceneFormat[]

/** A format's own size: its aspect ratio, and the width and height attributes of an image of it. */
export const sceneSize = (format: SceneFormat): { width: number; height: number } => ({
  width: FRAMES[format].width,
  height: FRAMES[format].height,
})

/** World x at which the composition's weight stands in the wide format. */
const WORLD_FOCUS = 1104

/** The window of one format. `focus` is the world x to centre on in the narrow formats. */
export function createStage(format: SceneFormat, focus: number = WORLD_FOCUS): Stage {
  const { width, height, zoom, anchor, ...frame } = FRAMES[format]
  const centre = format === 'wide' ? WORLD_FOCUS : focus
  const horizon = Math.round(height * frame.horizon)
  const ground = Math.round(height * frame.ground)
  const x = (world: number) => (world - centre) * zoom + width * anchor
  return {
    format,
    width,
    height,
    horizon,
    ground,
    zoom,
    from: centre - (width * anchor) / zoom,
    to: centre + (width * (1 - anchor)) / zoom,
    x,
    up: (elevation) => horizon - elevation * zoom,
    down: (depth) => horizon + (ground - horizon) * depth,
  }
}
