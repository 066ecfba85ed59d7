import { gazetteerRows } from '#platform/site/gazetteer.ts'
import type { Place } from './place.ts'

const row = /^(?<names>[^:]+): (?<latitude>-?\d+\.\d\d) (?<longitude>\d+\.\d\d)$/

/** @throws Error for a row of another form */
function readRow(text: string, region: string, city: string | null): Place {
  const { names = '', latitude, longitude } = row.exec(text)?.groups ?? {}
  const [name, ...aliases] = names.split(', ')
  if (!name) throw new Error(`content/places/places.json: “${text}” is not “Name, Other name: -26.20 28.05”.`)
  return { name, aliases, region, city, latitude: Number(latitude), longitude: Number(longitude) }
}

function readPlaces(): readonly Place[] {
  const groups = Object.entries(gazetteerRows).flatMap(([region, rowsOfRegion]) =>
    rowsOfRegion.map(([first = '', ...others]) => {
      const city = readRow(first, region, null)
      return { city, suburbs: others.map((other) => readRow(other, region, city.name)) }
    }),
  )
  return [...groups.map(({ city }) => city), ...groups.flatMap(({ suburbs }) => suburbs)]
}

/** Every place of the gazetteer: cities and towns, then suburbs. */
export const places: readonly Place[] = readPlaces()
