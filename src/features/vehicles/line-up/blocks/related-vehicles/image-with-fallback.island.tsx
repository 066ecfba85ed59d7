'use client'

import { useEffect, useRef, useState } from 'react'
import type { CardPicture } from '#features/vehicles/vehicles/index.ts'

type Props = {
  picture: CardPicture
  /** Address used when the image fails to load; null for none. */
  fallback: string | null
  className: string
}

/**
 * An image with a fallback. When the fallback fails too, nothing further is requested.
 *
 * Source: requirement C-397.
 */
export function ImageWithFallback({ picture: { src, width, height }, fallback, className }: Props) {
  const [failed, setFailed] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // The image may have failed before hydration.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true)
  }, [])
  return (
    <img
      ref={image}
      src={failed && fallback ? fallback : src}
      width={width}
      height={height}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
      className={failed && fallback ? 'size-full object-cover' : className}
    />
  )
}
