import type { SceneFormat } from '../../../names.ts'
import type { Stage } from '../../canvas/index.ts'

/** Where the building of a dealer stands in a scene. */
export interface Site {
  /** Depth of its threshold, and of the road before its paving (0 = horizon, 1 = tyres). */
  readonly threshold: number
  readonly road: number
  /** Elevation of its upper edge, in world units. */
  readonly eaves: number
  /** Set where the scene has a showroom already: only the name is drawn, on a strip of this height. */
  readonly fascia?: number
}

/** A site in drawing units. */
export interface Plot {
  readonly left: number
  readonly right: number
  /** Upper edge, foot of the strip with the name, and threshold. */
  readonly top: number
  readonly beam: number
  readonly foot: number
  /** Where the paving meets the road. */
  readonly road: number
  /** Drawing units per world unit. */
  readonly zoom: number
}

/** Where the building begins, as a share of the picture's width: beside the text of a wide picture. */
const BEGINS: Readonly<Record<SceneFormat, number>> = {
  wide: 0.5,
  portrait: 0.06,
  tall: 0.06,
  poster: 0.08,
  card: 0.16,
}

/** Height of the strip with the name, in world units. */
const FASCIA = 42

export function measureSite(stage: Stage, { threshold, road, eaves, fascia = FASCIA }: Site): Plot {
  const { zoom, width } = stage
  const top = stage.up(eaves)
  return {
    left: width * BEGINS[stage.format],
    right: width + 4,
    top,
    beam: top + fascia * zoom,
    foot: stage.down(threshold),
    road: stage.down(road),
    zoom,
  }
}
