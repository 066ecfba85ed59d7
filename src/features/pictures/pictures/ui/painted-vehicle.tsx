import type { Drawing, Equipment, Illustration } from '../index.ts'
import { drawingAddress } from '../server.ts'
import { DrawingImage } from './drawing-image.tsx'
import { Repaintable } from './repaintable.island.tsx'

type Props = {
  vehicle: Illustration['vehicle']
  colour: Illustration['colour']
  /** The side by default. */
  view?: 'front'
  /** Of one of its models; that of the range by default. */
  equipment?: Equipment
  /** Of another drawing of this vehicle, with the equipment of a model. */
  address?: string | null
}

/**
 * A vehicle in the colour of the surrounding `PaintColour` context. The server renders an `<img>`, a sixth of the bytes;
 * the browser inlines the drawing shortly before it scrolls into view.
 */
export function PaintedVehicle({ vehicle, colour, view, equipment, address }: Props) {
  const drawing: Drawing = { kind: 'paintable', vehicle, colour, ...(view && { view }), ...equipment }
  return (
    <Repaintable original={address ?? drawingAddress(drawing)}>
      <DrawingImage drawing={drawing} address={address} scale={2} className="h-auto w-full" />
    </Repaintable>
  )
}
