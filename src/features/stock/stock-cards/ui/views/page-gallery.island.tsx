'use client'

import { type ComponentProps, useEffect, useRef } from 'react'
import { Gallery } from '../gallery.tsx'
import { replaceBrokenPictures } from '../replace-broken-pictures.ts'

/** The gallery on a vehicle's page. */
export function PageGallery(gallery: ComponentProps<typeof Gallery>) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => (container.current ? replaceBrokenPictures(container.current) : undefined), [])
  return (
    <div ref={container}>
      <Gallery {...gallery} />
    </div>
  )
}
