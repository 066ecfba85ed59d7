import type { OpeningDay, OpeningHours } from '#features/dealers/index.ts'
import type { FinderDealer, FinderRegion } from '../finder-dealer.ts'

/** The position of a value in a table of the list; -1 for none. */
type Position = number

type DealerRow = readonly [
  slug: string,
  name: string,
  street: string,
  suburb: string,
  city: Position,
  postalCode: string,
  region: Position,
  telephone: string,
  latitude: number | null,
  longitude: number | null,
  week: Position,
]

/** `Monday|07:30|17:30`; `Sunday` when closed. */
type HoursRow = string

/** All dealers in a compact form: cities, regions and weeks that many dealers share are stored once. */
export type DealerList = {
  readonly cities: readonly string[]
  readonly regions: readonly FinderRegion[]
  readonly weeks: readonly (readonly HoursRow[])[]
  readonly dealers: readonly DealerRow[]
}

const writeHours = ({ day, open }: OpeningHours): HoursRow =>
  open ? `${day}|${open.from}|${open.until}` : day

function readHours(row: HoursRow): OpeningHours {
  const [day, from, until] = row.split('|')
  return { day: day as OpeningDay, open: from && until ? { from, until } : null }
}

/** A table of distinct values, by their key. */
function createTable<Value, Row>(keyOf: (value: Value) => string, rowOf: (value: Value) => Row) {
  const positions = new Map<string, number>()
  const rows: Row[] = []
  return {
    rows,
    positionOf(value: Value | null): Position {
      if (value === null) return -1
      const key = keyOf(value)
      const known = positions.get(key)
      if (known !== undefined) return known
      positions.set(key, rows.length)
      return rows.push(rowOf(value)) - 1
    },
  }
}

/** Writes dealers in the compact form. */
export function writeDealerList(dealers: readonly FinderDealer[]): DealerList {
  const cities = createTable<string, string>(
    (city) => city,
    (city) => city,
  )
  const regions = createTable<FinderRegion, FinderRegion>(
    ({ slug }) => slug,
    (region) => region,
  )
  const weeks = createTable<FinderDealer['hours'], HoursRow[]>(
    (hours) => hours.map(writeHours).join(),
    (hours) => hours.map(writeHours),
  )
  const rows = dealers.map(
    ({ slug, name, street, suburb, city, postalCode, region, telephone, coordinates, hours }): DealerRow => [
      slug,
      name,
      street ?? '',
      suburb ?? '',
      cities.positionOf(city),
      postalCode ?? '',
      regions.positionOf(region),
      telephone ?? '',
      coordinates?.latitude ?? null,
      coordinates?.longitude ?? null,
      weeks.positionOf(hours),
    ],
  )
  return { cities: cities.rows, regions: regions.rows, weeks: weeks.rows, dealers: rows }
}

/** Reads dealers from the compact form. */
export function readDealerList({ cities, regions, weeks, dealers }: DealerList): FinderDealer[] {
  const hoursOfWeek = weeks.map((week) => week.map(readHours))
  return dealers.map((row) => {
    const [slug, name, street, suburb, city, postalCode, region, telephone, latitude, longitude, week] = row
    return {
      slug,
      name,
      street: street || null,
      suburb: suburb || null,
      city: cities[city] ?? null,
      postalCode: postalCode || null,
      region: regions[region] ?? null,
      telephone: telephone || null,
      coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
      hours: hoursOfWeek[week] ?? [],
    }
  })
}
