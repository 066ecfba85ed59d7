import type { VehicleRange } from '#art/vehicle/index.ts'

/** Places a vehicle can be drawn in. */
export const scenes = [
  'drakensberg',
  'karoo',
  'table-mountain',
  'dunes',
  'johannesburg',
  'track',
  'bushveld',
  'garden-route',
  'forecourt',
  'studio',
] as const

export type Scene = (typeof scenes)[number]

/** A drawing chosen by its parameters; colours are #rrggbb. */
export type Illustration = {
  readonly kind: 'illustration'
  readonly vehicle: VehicleRange
  readonly colour: { readonly body: string; readonly roof?: string }
  readonly scene: Scene
}

/** What every block and page shows where a picture belongs. */
export type Picture = Illustration
