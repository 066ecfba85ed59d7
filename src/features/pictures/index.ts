import type { VehicleRange } from '#art/vehicle/index.ts'
import type { DrawingColour } from './drawing-address.ts'
import type { Scene } from './scenes.ts'

export type { Drawing, DrawingColour } from './drawing-address.ts'
export { isScene, type Scene, scenes } from './scenes.ts'

/** A drawing chosen by its parameters: what every block and page shows where a picture belongs. */
export type Picture = {
  readonly kind: 'illustration'
  readonly vehicle: VehicleRange
  readonly colour: DrawingColour
  readonly scene: Scene
}
