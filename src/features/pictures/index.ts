import type { SceneName } from '#art/scene/index.ts'
import type { VehicleRange } from '#art/vehicle/index.ts'
import type { DrawingColour } from './drawing/colours.ts'

export { type SceneName, sceneNames } from '#art/scene/index.ts'
export type { DrawingColour } from './drawing/colours.ts'
export type { Drawing, DrawingKind } from './drawing/families/index.ts'
export type { PosterLettering } from './drawing/families/poster.ts'

/** A vehicle in a colour in a place, drawn by our own illustrator. */
export type Illustration = {
  readonly kind: 'illustration'
  readonly vehicle: VehicleRange
  readonly colour: DrawingColour
  readonly scene: SceneName
}

/** What every block and page shows where a picture belongs. */
export type Picture = Illustration
