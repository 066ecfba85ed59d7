import type { Illustration } from '../index.ts'
import { drawingAddress } from '../server.ts'
import { DrawingImage } from './drawing-image.tsx'
import { Repaintable } from './repaintable.island.tsx'

type Props = { vehicle: Illustration['vehicle']; colour: Illustration['colour'] }

/**
 * A vehicle whose paint follows the custom properties around it. The page is served with the drawing as a file, a
 * sixth of the weight; the browser takes it into the page when it comes near.
 */
export function PaintedVehicle({ vehicle, colour }: Props) {
  return (
    <Repaintable address={drawingAddress({ kind: 'paintable', vehicle, colour })}>
      <DrawingImage drawing={{ kind: 'paintable', vehicle, colour }} scale={2} className="h-auto w-full" />
    </Repaintable>
  )
}
