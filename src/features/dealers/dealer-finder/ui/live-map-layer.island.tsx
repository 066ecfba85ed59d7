'use client'

import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { pixelOf, viewBoxOf } from '../rules/projection.ts'
import { isNear } from '../rules/town-labels.ts'
import { pixelProperty, usualPixel } from './map-canvas.tsx'
import { MapLayer, type MapLayerProps } from './map-layer.tsx'
import { useEasedView } from './use-eased-view.ts'

export type LiveMapLayerProps = Omit<MapLayerProps, 'pixel'> & {
  /** The frame of the map, whose zoom follows the view. */
  canvas: RefObject<SVGSVGElement | null>
}

type Size = { readonly width: number; readonly height: number }

/** The size of the frame in pixels; null until it is measured, and while it is hidden. */
function useSize(canvas: RefObject<SVGSVGElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      setSize(width > 0 && height > 0 ? { width, height } : null)
    })
    if (canvas.current) observer.observe(canvas.current)
    return () => observer.disconnect()
  }, [canvas])
  return size
}

/** The dealers on the map, which zooms smoothly to them. Texts and markers have the same size at every zoom. */
export function LiveMapLayer({ canvas, view, ...layer }: LiveMapLayerProps) {
  const eased = useEasedView(view)
  const size = useSize(canvas)
  const pixel = size ? pixelOf(eased, size) : usualPixel(eased)
  useLayoutEffect(() => {
    canvas.current?.setAttribute('viewBox', viewBoxOf(eased))
    canvas.current?.style.setProperty(pixelProperty, pixel.toFixed(4))
    canvas.current?.setAttribute('data-near', String(isNear(eased)))
  }, [canvas, eased, pixel])
  return <MapLayer {...layer} view={eased} pixel={pixel} />
}
