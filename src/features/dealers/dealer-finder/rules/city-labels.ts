import type { Marker } from './map-view.ts'
import type { View } from './projection.ts'

/** The name of a city beside its markers, in map units; `y` is the baseline. */
export type CityLabel = { readonly name: string; readonly x: number; readonly y: number }

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** Widest view with names of cities: most of a province. Map units. */
const maxWidth = 500

/** Shares of the width of the view. */
const fontSize = 0.02
const letterWidth = 0.54 * fontSize
const markerSize = 0.012

const overlaps = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

function boxAround({ x, y }: Marker, size: number): Box {
  return { left: x - size, right: x + size, top: y - size, bottom: y + size }
}

/** Returns the markers of each city, the one with the most markers first. */
function markersByCity(markers: readonly Marker[]): [city: string, markers: Marker[]][] {
  const cities = new Map<string, Marker[]>()
  for (const marker of markers) {
    const { city } = marker.dealer
    if (city !== null) cities.set(city, [...(cities.get(city) ?? []), marker])
  }
  return [...cities].sort(([, one], [, other]) => other.length - one.length)
}

/**
 * Returns the names of cities on the map: to the right of the markers of each city, without those that would cover a
 * marker or another name. A view of more than a province has none.
 */
export function cityLabels(markers: readonly Marker[], { width }: Pick<View, 'width'>): CityLabel[] {
  if (width > maxWidth) return []
  const taken = markers.map((marker) => boxAround(marker, width * markerSize))
  return markersByCity(markers).flatMap(([name, ofCity]) => {
    const x = Math.max(...ofCity.map((marker) => marker.x)) + width * markerSize * 1.6
    const y = ofCity.reduce((sum, marker) => sum + marker.y, 0) / ofCity.length
    const height = width * fontSize
    const box: Box = {
      ...{ left: x, right: x + name.length * width * letterWidth },
      ...{ top: y - height / 2, bottom: y + height / 2 },
    }
    if (taken.some((other) => overlaps(box, other))) return []
    taken.push(box)
    return [{ name, x, y: y + height * 0.35 }]
  })
}
