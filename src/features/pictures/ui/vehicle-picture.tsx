import type { Illustration } from '../index.ts'
import { DrawingImage } from './drawing-image.tsx'

type Props = {
  vehicle: Illustration['vehicle']
  colour: Illustration['colour']
  view?: 'side' | 'front'
  alt?: string
  /** Whether it is the first of its page, seen without scrolling. */
  first?: boolean
  className?: string
}

/** Sizes in HTML are whole pixels; the page's layout decides how large the picture really is. */
const pixelsPerCentimetre = 2

/** A vehicle alone; for lists, where nothing is recoloured. */
export function VehiclePicture({ vehicle, colour, view = 'side', ...image }: Props) {
  return (
    <DrawingImage
      drawing={{ kind: 'vehicle', vehicle, view, colour }}
      scale={pixelsPerCentimetre}
      {...image}
    />
  )
}
