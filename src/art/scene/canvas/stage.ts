import type { SceneFormat } from '../../names.ts'
/**
 * The visible part of a scene in one format. The world is 1600 units wide, and elevations are units above the horizon.
 * A format selects the visible part and its scale, so every crop shows the same scene.
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
  /** Depth → drawing y: 0 is the horizon, 1 the tyres, more is closer to the viewer. */
  down(depth: number): number
}

interface Crop {
  readonly width: number
  readonly height: number
  readonly horizon: number
  readonly ground: number
  readonly zoom: number
  /** Position of the world's focus, as a fraction of the width. */
  readonly anchor: number
}

const CROPS: Record<SceneFormat, Crop> = {
  wide: { width: 1600, height: 760, horizon: 0.67, ground: 0.882, zoom: 1, anchor: 0.69 },
  portrait: { width: 780, height: 1400, horizon: 0.745, ground: 0.882, zoom: 1.42, anchor: 0.5 },
  // The ground is high enough that a notice at the bottom of the window leaves the wheels free.
  tall: { width: 780, height: 1733, horizon: 0.751, ground: 0.8615, zoom: 1.42, anchor: 0.5 },
  poster: { width: 900, height: 1200, horizon: 0.7, ground: 0.845, zoom: 1.3, anchor: 0.5 },
  card: { width: 1200, height: 800, horizon: 0.66, ground: 0.868, zoom: 1.12, anchor: 0.56 },
}

/** The width and height of a format, for the attributes of an image. */
export const sceneSize = (format: SceneFormat): { width: number; height: number } => ({
  width: CROPS[format].width,
  height: CROPS[format].height,
})

/** World x of the focus in the wide format. */
export const WORLD_FOCUS = 1104

/** Whether a picture is for an upright window. */
export const isUpright = (format: SceneFormat): boolean => format === 'portrait' || format === 'tall'

/**
 * Creates the stage of a format.
 *
 * @param focus the world x to centre on in the narrow formats
 * @param zoom drawing units per world unit; those of the format by default
 */
export function createStage(
  format: SceneFormat,
  focus: number = WORLD_FOCUS,
  zoom: number = CROPS[format].zoom,
): Stage {
  const { width, height, anchor, ...crop } = CROPS[format]
  const centre = format === 'wide' ? WORLD_FOCUS : focus
  const horizon = Math.round(height * crop.horizon)
  const ground = Math.round(height * crop.ground)
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
