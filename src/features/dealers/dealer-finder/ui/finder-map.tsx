import { type ReactNode, useRef, useState } from 'react'
import { useLoadedInView } from '#ui/use-loaded-in-view.ts'
import type { MapTiles } from '../map-tiles.ts'
import type { Circle, Marker } from '../rules/map-view.ts'
import type { View } from '../rules/projection.ts'
import type { SearchCentre } from '../rules/search-dealers.ts'
import type { Town } from '../rules/town-labels.ts'
import styles from './finder.module.css'
import { MapCanvas } from './map-canvas.tsx'

/** The map as the server rendered it. */
export type ServerMap = {
  /** The outlines, with a dot for every dealer. */
  readonly base: ReactNode
  /** The dealers of the page: they are there until scripts are loaded. */
  readonly layer: ReactNode
  readonly legend: ReactNode
  readonly view: View
  /** Towns with dealers, the most important first. */
  readonly towns: readonly Town[]
  /** Null for the drawn map. */
  readonly tiles: MapTiles | null
}

type Props = {
  map: ServerMap
  markers: readonly Marker[]
  circle: Circle | null
  centre: SearchCentre | null
  view: View
  /** Slug of the dealer whose card or marker has the pointer or the focus. */
  active: string | null
  newTabNote: string
  onActivate: (slug: string) => void
}

const loadDrawnLayer = () => import('./live-map-layer.island.tsx')
const loadTileMap = () => import('./tile-map.island.tsx')

/**
 * The map in step with the list: drawn, or on tiles where they are configured. The drawn map stays until the first tile is
 * there, and when the tiles cannot be loaded.
 */
export function FinderMap({ map, circle, centre, newTabNote, ...shown }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<SVGSVGElement>(null)
  const [areTilesThere, setTilesThere] = useState<boolean | null>(null)
  const tiles = areTilesThere === false ? null : map.tiles
  // Until the first tile is there, since tiles or their script may never arrive.
  const drawn = useLoadedInView(frame, areTilesThere ? null : loadDrawnLayer)
  const tiled = useLoadedInView(frame, tiles ? loadTileMap : null)
  return (
    <div ref={frame} className={styles.mapFrame}>
      <div className={areTilesThere ? 'hidden' : 'contents'}>
        <MapCanvas view={map.view} canvas={canvas}>
          {map.base}
          {drawn ? (
            <drawn.LiveMapLayer {...{ canvas, circle, newTabNote }} towns={map.towns} {...shown} />
          ) : (
            map.layer
          )}
        </MapCanvas>
      </div>
      {tiled && tiles ? (
        <div className={areTilesThere ? '' : 'invisible'}>
          <tiled.TileMap {...{ tiles, centre }} {...shown} onTiles={setTilesThere} />
        </div>
      ) : null}
    </div>
  )
}
