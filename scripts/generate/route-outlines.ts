import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { type Position, simplify } from './simplify.ts'

/** In degrees. The maps show the whole of a large country. */
const tolerance = 0.08
const smallestIsland = 0.3

const target = 'src/features/motorsport/motorsport-results/map/outlines.generated.json'

/** Names in Natural Earth of the countries through which rallies on this site run, and of those around them. */
const countries = [
  ...[
    'Saudi Arabia',
    'Yemen',
    'Oman',
    'United Arab Emirates',
    'Qatar',
    'Bahrain',
    'Kuwait',
    'Iraq',
    'Jordan',
  ],
  ...['Israel', 'Palestine', 'Egypt', 'Sudan', 'Eritrea', 'Ethiopia', 'Djibouti', 'Syria', 'Iran'],
  ...[
    'South Africa',
    'Namibia',
    'Botswana',
    'Zimbabwe',
    'Mozambique',
    'eSwatini',
    'Lesotho',
    'Zambia',
    'Angola',
  ],
]

const file = fileURLToPath(import.meta.resolve('world-atlas/countries-50m.json'))
const world = JSON.parse(fs.readFileSync(file, 'utf8')) as Topology<
  Record<string, GeometryCollection<{ readonly name: string }>>
>

const isVisible = (ring: readonly (readonly number[])[]) => {
  const xs = ring.map(([x = 0]) => x)
  return ring.length > 3 && Math.max(...xs) - Math.min(...xs) > smallestIsland
}

const rounded = (degrees: number) => Math.round(degrees * 100) / 100

/** The lines of the world with fewer positions, in degrees. Neighbours share them, so that borders still meet. */
function simplifiedArcs({ arcs, transform }: Topology): number[][][] {
  const [scaleX, scaleY] = transform?.scale ?? [1, 1]
  const [left, top] = transform?.translate ?? [0, 0]
  return arcs.map((line) => {
    let [x, y] = [0, 0]
    const positions = line.map(([dx = 0, dy = 0]): Position => {
      x += dx
      y += dy
      return [rounded(x * scaleX + left), rounded(y * scaleY + top)]
    })
    return simplify(positions, tolerance).map((position) => [...position])
  })
}

/**
 * `npm run generate -- route-outlines`: writes the outlines of the maps of rallies, from world-atlas (Natural Earth, in the
 * public domain). A rally elsewhere needs its countries in the list above.
 */
const { transform: _steps, ...degrees } = { ...world, arcs: simplifiedArcs(world) }
const shapes = world.objects.countries ? feature(degrees, world.objects.countries).features : []
const outlines = shapes.flatMap(({ properties, geometry }) => {
  if (!countries.includes(properties.name)) return []
  const polygons =
    geometry.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : []
  return polygons.flatMap(([outer = []]) => (isVisible(outer) ? [[outer]] : []))
})
fs.writeFileSync(target, `${JSON.stringify({ type: 'MultiPolygon', coordinates: outlines })}\n`)
