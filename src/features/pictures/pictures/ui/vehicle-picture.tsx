import type { Illustration } from '../index.ts'
import { DrawingImage } from './drawing-image.tsx'

type Props = {
  vehicle: Illustration['vehicle']
  colour: Illustration['colour']
  view?: 'side' | 'front'
  alt?: string
  /** Whether it is the first picture of the page, visible without scrolling. */
  first?: boolean
  className?: string
}

/** For the `width` and `height` attributes; the layout sets the size. */
const pixelsPerCentimetre = 2

/** A vehicle alone that cannot be recoloured, for lists. */
export function VehiclePicture({ vehicle, colour, view = 'side', ...image }: Props) {
  return (
    <DrawingImage
      drawing={{ kind: 'vehicle', vehicle, view, colour }}
      scale={pixelsPerCentimetre}
      {...image}
    />
  )
}
