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

/** A vehicle alone, as a file the browser keeps; for lists, where nothing is recoloured. */
export function VehiclePicture({ vehicle, colour, view = 'side', alt = '', className }: Props) {
  const { width, height } = vehicleProportions(vehicle, view).viewBox
  return (
    <img
      src={drawingAddress({ kind: 'vehicle', vehicle, view, colour })}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={className}
    />
  )
}
