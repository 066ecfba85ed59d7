/*
 * What is known about drawings without drawing them: sizes, and places in them. No module loaded from here draws; what
 * depends on the design of a vehicle or scene is in `measures.generated.ts`.
 */

import type { Mark } from './design-measures.ts'
import { measures } from './measures.generated.ts'
import type { AppStore, CloseUp, VehicleRange } from './names.ts'

export { lineUpLayout, type Place } from './line-up/layout.ts'
export { sceneSize } from './scene/canvas/stage.ts'
export { followsDaylight, vehicleExtent } from './scene/extent.ts'
export { vehicleProportions } from './vehicle/proportions.ts'

/** Size of every diagram, in its own units. */
export const diagramSize = { width: 960, height: 600 } as const

/** Size of a front at night, in centimetres of the road. */
export const nightFrontSize = { width: 600, height: 300 } as const

/** View box of a pair in centimetres; the same for all pairs, so that two pictures can be compared as well. */
export const pairBox = { x: -24, y: -262, width: 658, height: 306 } as const

/** Size of a badge, which is as wide as its name. */
export const storeBadgeSize = (store: AppStore): { readonly width: number; readonly height: number } =>
  measures.storeBadges[store]

/**
 * Where a detail is in the side view, x from the nose and height above the ground in centimetres; undefined for a
 * vehicle without it.
 */
export const closeUpMark = (range: VehicleRange, part: CloseUp): Mark | undefined =>
  measures.vehicles[range].marks[part]
