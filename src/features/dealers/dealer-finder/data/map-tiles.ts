import { config } from '#platform/process/config.ts'
import type { MapTiles } from '../map-tiles.ts'

/** Returns the configured map tiles; null for the drawn map. */
export function mapTiles(): MapTiles | null {
  const { mapTilesUrl, mapTilesAttribution } = config()
  return mapTilesUrl === undefined ? null : { url: mapTilesUrl, attribution: mapTilesAttribution }
}
