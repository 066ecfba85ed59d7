import type { LocatorMap } from '../locator-map.ts'

/** Draws a map around a point; null when there is nothing to draw. */
export function drawLocatorMap(_coordinates: {
  readonly latitude: number
  readonly longitude: number
}): LocatorMap | null {
  return null
}
