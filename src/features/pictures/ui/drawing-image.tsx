import { drawingSize } from '../drawing/svg.ts'
import type { Drawing } from '../index.ts'
import { drawingAddress } from '../server.ts'

type Props = {
  drawing: Drawing
  alt?: string
  /** CSS pixels per unit of the drawing (of vehicles: per centimetre), where the layout does not say more. */
  scale?: number
  className?: string
}

/** Any drawing as a file the browser keeps, with its proportions known before it is there. Decoration unless described. */
export function DrawingImage({ drawing, alt = '', scale = 1, className }: Props) {
  const { width, height } = drawingSize(drawing)
  return (
    <img
      src={drawingAddress(drawing)}
      alt={alt}
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
      loading="lazy"
      decoding="async"
      className={className}
    />
  )
}
