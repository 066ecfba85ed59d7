import { vehicleProportions } from '#art/vehicle/index.ts'
import type { Picture } from '../index.ts'
import { drawingAddress } from '../server.ts'

type Props = {
  vehicle: Picture['vehicle']
  colour: Picture['colour']
  view?: 'side' | 'front'
  alt?: string
  className?: string
}

/** Sizes in HTML are whole pixels; the page's layout decides how large the picture really is. */
const pixelsPerCentimetre = 2

/** A vehicle alone, as a file the browser keeps; for lists, where nothing is recoloured. */
export function VehiclePicture({ vehicle, colour, view = 'side', alt = '', className }: Props) {
  const { width, height } = vehicleProportions(vehicle, view).viewBox
  return (
    <img
      src={drawingAddress({ kind: 'vehicle', vehicle, view, colour })}
      alt={alt}
      width={Math.round(width * pixelsPerCentimetre)}
      height={Math.round(height * pixelsPerCentimetre)}
      loading="lazy"
      decoding="async"
      className={className}
    />
  )
}
