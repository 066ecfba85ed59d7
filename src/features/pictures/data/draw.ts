import { drawScene } from '#art/scene/index.ts'
import { drawVehicle } from '#art/vehicle/index.ts'
import type { Drawing } from '../drawing-address.ts'

/** The drawing as a file of its own: colours are literal, because nothing around it can set them. */
export function drawFile(drawing: Drawing): string {
  const { vehicle, colour } = drawing
  return drawing.kind === 'vehicle'
    ? drawVehicle({
        range: vehicle,
        view: drawing.view,
        colour,
        paint: 'literal',
        idPrefix: 'v',
        shadow: true,
      })
    : drawScene({
        scene: drawing.scene,
        format: drawing.format,
        vehicle: { range: vehicle, colour },
        paint: 'literal',
        idPrefix: 's',
      })
}
