import type { FinderDealer, FinderRegion } from '../finder-dealer.ts'

/** A dealer with the positions of its region and its opening hours in their tables; -1 for no region. */
type ListedRow = Omit<FinderDealer, 'region' | 'hours'> & { readonly region: number; readonly week: number }

/** All dealers as JSON: regions and opening hours, which many dealers share, are stored once. */
export type DealerList = {
  readonly regions: readonly FinderRegion[]
  readonly weeks: readonly FinderDealer['hours'][]
  readonly dealers: readonly ListedRow[]
}

/** A table of distinct values, by their key. */
function tableOf<Value>(values: readonly Value[], keyOf: (value: Value) => string) {
  const rows = new Map(values.map((value) => [keyOf(value), value]))
  const keys = [...rows.keys()]
  return { rows: [...rows.values()], positionOf: (value: Value) => keys.indexOf(keyOf(value)) }
}

/** Writes dealers as a list. */
export function writeDealerList(dealers: readonly FinderDealer[]): DealerList {
  const regions = tableOf(
    dealers.flatMap(({ region }) => region ?? []),
    ({ slug }) => slug,
  )
  const weeks = tableOf(
    dealers.map(({ hours }) => hours),
    (hours) => JSON.stringify(hours),
  )
  return {
    regions: regions.rows,
    weeks: weeks.rows,
    dealers: dealers.map(({ region, hours, ...dealer }) => ({
      ...dealer,
      region: region ? regions.positionOf(region) : -1,
      week: weeks.positionOf(hours),
    })),
  }
}

/** Reads dealers from a list. */
export function readDealerList({ regions, weeks, dealers }: DealerList): FinderDealer[] {
  return dealers.map(({ region, week, ...dealer }) => ({
    ...dealer,
    region: regions[region] ?? null,
    hours: weeks[week] ?? [],
  }))
}
