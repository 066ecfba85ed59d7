'use client'

import { useEffect, useRef, useState } from 'react'
import type { CardPicture } from '#features/vehicles/index.ts'

type Props = {
  picture: CardPicture
  /** Address of what stands in its place when it does not come; null when there is nothing. */
  fallback: string | null
  className: string
}

/**
 * A picture, or another one when it does not come. When that one fails too, nothing is asked for again.
 *
 * Source: requirement C-397.
 */
export function SteadfastPicture({ picture: { src, width, height }, fallback, className }: Props) {
  const [failed, setFailed] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    // It may have failed before the page came alive.
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
