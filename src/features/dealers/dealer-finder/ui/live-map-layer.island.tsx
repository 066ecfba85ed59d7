'use client'

import { type RefObject, useLayoutEffect } from 'react'
import { viewBoxOf } from '../rules/projection.ts'
import { hundredthOf } from './map-canvas.tsx'
import { MapLayer, type MapLayerProps } from './map-layer.tsx'
import { useEasedView } from './use-eased-view.ts'

export type LiveMapLayerProps = MapLayerProps & {
  /** The frame of the map, whose zoom follows the view. */
  canvas: RefObject<SVGSVGElement | null>
}

/** The dealers on the map, which zooms smoothly to them. */
export function LiveMapLayer({ canvas, view, ...layer }: LiveMapLayerProps) {
  const eased = useEasedView(view)
  useLayoutEffect(() => {
    canvas.current?.setAttribute('viewBox', viewBoxOf(eased))
    canvas.current?.style.setProperty('--hundredth', hundredthOf(eased))
  }, [canvas, eased])
  return <MapLayer {...layer} view={eased} />
}
