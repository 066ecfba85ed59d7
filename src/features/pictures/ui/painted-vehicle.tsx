import type { Illustration } from '../index.ts'
import { drawingAddress } from '../server.ts'
import { DrawingImage } from './drawing-image.tsx'
import { Repaintable } from './repaintable.island.tsx'

type Props = { vehicle: Illustration['vehicle']; colour: Illustration['colour'] }

/**
 * A vehicle in the colour of the surrounding `PaintColour` context. The server renders an `<img>`, a sixth of the bytes;
 * the browser inlines the drawing shortly before it scrolls into view.
 */
export function PaintedVehicle({ vehicle, colour }: Props) {
  return (
    <Repaintable address={drawingAddress({ kind: 'paintable', vehicle, colour })}>
      <DrawingImage drawing={{ kind: 'paintable', vehicle, colour }} scale={2} className="h-auto w-full" />
    </Repaintable>
  )
}
