'use client'

import 'leaflet/dist/leaflet.css'
import {
  circle as createCircle,
  divIcon,
  featureGroup,
  map,
  marker,
  type Map as TiledMap,
  tileLayer,
} from 'leaflet'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { MapTiles } from '../map-tiles.ts'
import type { Marker } from '../rules/map-view.ts'
import { unproject, type View } from '../rules/projection.ts'
import type { SearchCentre } from '../rules/search-dealers.ts'
import styles from './tile-map.module.css'

export type TileMapProps = {
  tiles: MapTiles
  markers: readonly Marker[]
  centre: SearchCentre | null
  view: View
  /** Slug of the dealer whose card or marker has the pointer or the focus. */
  active: string | null
  onActivate: (slug: string) => void
  /** Called when the first tile is there, and with false when the tiles cannot be loaded. */
  onTiles: (areThere: boolean) => void
}

/** Side of the square that a finger or the pointer must hit, in pixels. */
const targetPx = 32

const wantsMotion = () => !matchMedia('(prefers-reduced-motion: reduce)').matches

/** The corners of a view. */
function boundsOf({ x, y, width, height }: View): [[number, number], [number, number]] {
  const [north, south] = [unproject({ x, y }), unproject({ x: x + width, y: y + height })]
  return [
    [north.latitude, north.longitude],
    [south.latitude, south.longitude],
  ]
}

/**
 * Creates the map. The page keeps the mouse wheel and the finger: zooming has buttons, pinching and double clicks.
 */
function createTiledMap(element: HTMLElement, { url, attribution }: MapTiles, view: View): TiledMap {
  const tiled = map(element, {
    scrollWheelZoom: false,
    dragging: matchMedia('(pointer: fine)').matches,
    zoomAnimation: wantsMotion(),
    fadeAnimation: wantsMotion(),
  })
  tiled.attributionControl.setPrefix(false)
  tileLayer(url, { attribution, maxZoom: 18 }).addTo(tiled)
  return tiled.fitBounds(boundsOf(view), { animate: false })
}

/** Shows a marker for every listed dealer, which opens its card. */
function useMarkers(
  tiled: TiledMap | null,
  { markers, active, onActivate }: Pick<TileMapProps, 'markers' | 'active' | 'onActivate'>,
) {
  const elements = useRef(new Map<string, HTMLElement>())
  useEffect(() => {
    if (!tiled) return
    const group = featureGroup().addTo(tiled)
    for (const { dealer } of markers) {
      if (!dealer.coordinates) continue
      const { latitude, longitude } = dealer.coordinates
      const icon = divIcon({ className: styles.pin, iconSize: [targetPx, targetPx] })
      const activate = () => onActivate(dealer.slug)
      const pin = marker([latitude, longitude], { icon, riseOnHover: true })
        .on('click mouseover keypress', activate)
        .addTo(group)
      const element = pin.getElement()
      if (!element) continue
      element.setAttribute('aria-label', dealer.name)
      element.addEventListener('focus', activate)
      elements.current.set(dealer.slug, element)
    }
    const shown = elements.current
    return () => {
      group.remove()
      shown.clear()
    }
  }, [tiled, markers, onActivate])
  useEffect(() => {
    if (!tiled) return
    for (const { dealer } of markers) {
      elements.current.get(dealer.slug)?.toggleAttribute('data-active', dealer.slug === active)
    }
  }, [tiled, markers, active])
}

/** Shows the circle of a search by distance. */
function useCircle(tiled: TiledMap | null, centre: SearchCentre | null) {
  useEffect(() => {
    if (!tiled || !centre) return
    const { latitude, longitude, radiusKm } = centre
    const drawn = createCircle([latitude, longitude], {
      radius: radiusKm * 1000,
      interactive: false,
      className: styles.circle,
    }).addTo(tiled)
    return () => {
      drawn.remove()
    }
  }, [tiled, centre])
}

/** The map on tiles of an outside server, in step with the list. */
export function TileMap({ tiles, view, centre, onTiles, ...pins }: TileMapProps) {
  const container = useRef<HTMLDivElement>(null)
  const opening = useRef(view)
  const [tiled, setTiled] = useState<TiledMap | null>(null)
  useLayoutEffect(() => {
    if (!container.current) return
    const created = createTiledMap(container.current, tiles, opening.current)
    let loaded = 0
    created.eachLayer((layer) => {
      layer.on('tileload', () => {
        loaded += 1
        if (loaded === 1) onTiles(true)
      })
      // One missing tile is no reason to give up: this event follows when all tiles in view have an answer.
      layer.on('load', () => {
        if (loaded === 0) onTiles(false)
      })
    })
    setTiled(created)
    return () => {
      created.remove()
    }
  }, [tiles, onTiles])
  useEffect(() => {
    tiled?.fitBounds(boundsOf(view), { animate: wantsMotion() })
  }, [tiled, view])
  useMarkers(tiled, pins)
  useCircle(tiled, centre)
  return <div ref={container} className={styles.tiles} />
}
