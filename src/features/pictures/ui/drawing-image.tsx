import { drawingSize } from '../drawing/svg.ts'
import type { Drawing } from '../index.ts'
import { drawingAddress } from '../server.ts'

type Props = {
  drawing: Drawing
  alt?: string
  /** Of the description, where it is not the page's. */
  lang?: string | undefined
  /** CSS pixels per unit of the drawing (of vehicles: per centimetre), where the layout does not say more. */
  scale?: number
  /** Whether it is seen at once, without scrolling. */
  first?: boolean
  className?: string
}

/** Any drawing as a file the browser keeps, with its proportions known before it is there. Decoration unless described. */
export function DrawingImage({ drawing, alt = '', lang, scale = 1, first = false, className }: Props) {
  const { width, height } = drawingSize(drawing)
  return (
    <img
      src={drawingAddress(drawing)}
      alt={alt}
      lang={lang}
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
      fetchPriority={first ? 'high' : undefined}
      loading={first ? 'eager' : 'lazy'}
      decoding={first ? 'sync' : 'async'}
      className={className}
    />
  )
}
