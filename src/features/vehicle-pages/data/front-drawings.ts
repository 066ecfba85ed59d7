import type { DrawingColour } from '#features/pictures/index.ts'
import { drawingAddress } from '#features/pictures/server.ts'
import type { RangeView, VehicleRange } from '#features/vehicles/index.ts'

/** Returns the addresses of the front views of the models of a range, which a page can repaint, by code. */
export function frontDrawings(
  { vehicle }: NonNullable<VehicleRange['drawing']>,
  colour: DrawingColour,
  equipment: RangeView['equipment'],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(equipment).map(([code, ofModel]) => [
      code,
      drawingAddress({ kind: 'paintable', view: 'front', vehicle, colour, ...ofModel }),
    ]),
  )
}
