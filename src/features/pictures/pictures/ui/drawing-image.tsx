import type { CSSProperties, ReactNode } from 'react'
import { drawingSize } from '../drawing/families/index.ts'
import type { Drawing } from '../index.ts'
import { drawingAddress } from '../server.ts'

type Props = {
  drawing: Drawing
  /** Replaces the drawing's own address. */
  address?: string | null | undefined
  alt?: string
  /** Language of the alt text when it differs from the page's. */
  lang?: string | undefined
  /** CSS pixels per unit of the drawing (for vehicles: per centimetre), unless the layout sets the size. */
  scale?: number
  /** Whether it is visible without scrolling; then it loads eagerly. */
  first?: boolean
  className?: string
  /** The sources of another picture for narrow windows, and its custom properties. */
  narrow?: ReactNode
  style?: CSSProperties | undefined
}

/** A drawing as a cacheable image that reserves its space. Decorative unless `alt` is set. */
export function DrawingImage({
  drawing,
  address,
  alt = '',
  lang,
  scale = 1,
  first = false,
  className,
  narrow,
  style,
}: Props) {
  const { width, height } = drawingSize(drawing)
  const image = (
    <img
      src={address ?? drawingAddress(drawing)}
      alt={alt}
      lang={lang}
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
      fetchPriority={first ? 'high' : undefined}
      loading={first ? 'eager' : 'lazy'}
      decoding={first ? 'sync' : 'async'}
      className={className}
      style={style}
    />
  )
  // React adds no preload to an image in a `<picture>`. A preload would be part of the page's RSC data too, and run on
  // every page that links to it.
  if (!first && !narrow) return image
  return (
    <picture className="contents">
      {narrow}
      {image}
    </picture>
  )
}
