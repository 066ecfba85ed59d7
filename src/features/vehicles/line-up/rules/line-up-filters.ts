import type { LineUpModel } from '#features/vehicles/vehicles/index.ts'
import { type VehicleGroup, vehicleGroupOf } from '#features/vehicles/vehicles/rules.ts'
import type { Cents } from '#platform/money.ts'

/** The filters in the order of the page and of its address. The values are those of the query. */
export const facets = {
  body: ['bakkies', 'suvs', 'cars', 'people', 'sports', 'others'],
  /** At most this many rand. */
  price: ['300000', '400000', '500000', '700000', '1000000'],
  /** At least this many. */
  seats: ['4', '5', '7', '9'],
  fuel: ['petrol', 'diesel', 'hybrid'],
  drive: ['front', 'rear', 'all'],
} as const satisfies Readonly<Record<string, readonly string[]>> & { body: readonly VehicleGroup[] }

export type Facet = keyof typeof facets

export const facetNames = Object.keys(facets) as readonly Facet[]

/** The visitor's choices; a facet without one matches every vehicle. */
export type LineUpFilters = { readonly [Name in Facet]?: (typeof facets)[Name][number] }

type Listed = { readonly slug: string; readonly bodyType: string | null; readonly fromPrice: Cents | null }

/** A range with at least one model that meets all filters. */
export type LineUpMatch<Range> = {
  readonly range: Range
  /** Number of its models that meet the filters. */
  readonly models: number
  /** Lowest price of these models; null when unknown. */
  readonly fromPrice: Cents | null
}

/** Parses the internal path of a filtered line-up: `['body', 'suvs', 'fuel', 'hybrid']`. Skips what is not a choice. */
export function parseLineUpFilters(path: readonly string[] = []): LineUpFilters {
  const chosen = facetNames.flatMap((name) => {
    const at = path.findIndex((part, index) => index % 2 === 0 && part === name)
    const value = at < 0 ? undefined : facets[name].find((choice) => choice === path[at + 1])
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(chosen)
}

/** Returns the address of a filtered line-up, its parameters always in the same order. */
export function lineUpAddress(filters: LineUpFilters): string {
  const chosen = facetNames.filter((name) => filters[name] !== undefined)
  if (chosen.length === 0) return '/vehicles'
  return `/vehicles?${chosen.map((name) => `${name}=${filters[name]}`).join('&')}`
}

/** Returns the id of a choice on the page of the line-up, the fragment of the addresses that make or remove it. */
export const choiceTarget = (facet: Facet, value: string): string => `filter-${facet}-${value}`

export const isFiltered = (filters: LineUpFilters): boolean =>
  facetNames.some((name) => filters[name] !== undefined)

const centsPerRand = 100

const fuels = { petrol: 'Petrol', diesel: 'Diesel', hybrid: 'Hybrid' } as const
const drives = { front: 'Front', rear: 'Rear', all: 'All Wheel' } as const

/** Whether a model meets the filters other than the body, which is its range's. Unknown values meet none. */
function modelMatches(model: LineUpModel, { price, seats, fuel, drive }: LineUpFilters): boolean {
  return (
    (price === undefined || (model.price !== null && model.price <= Number(price) * centsPerRand)) &&
    (seats === undefined || (model.seats !== null && model.seats >= Number(seats))) &&
    (fuel === undefined || model.fuelType === fuels[fuel]) &&
    (drive === undefined || model.driveSystem === drives[drive])
  )
}

const lowest = (models: readonly LineUpModel[]): Cents | null =>
  models.reduce<Cents | null>(
    (least, { price }) => (price !== null && (least === null || price < least) ? price : least),
    null,
  )

/**
 * Returns the ranges that have a model meeting all filters at once, in their order. Filters by body alone also keep
 * ranges without models.
 */
export function filterLineUp<Range extends Listed>(
  ranges: readonly Range[],
  models: readonly LineUpModel[],
  filters: LineUpFilters,
): LineUpMatch<Range>[] {
  const { body, ...ofModel } = filters
  const byRange = Map.groupBy(models, ({ range }) => range)
  return ranges
    .filter(({ bodyType }) => body === undefined || vehicleGroupOf(bodyType) === body)
    .flatMap((range) => {
      const own = byRange.get(range.slug) ?? []
      if (!isFiltered(ofModel)) return [{ range, models: own.length, fromPrice: range.fromPrice }]
      const matching = own.filter((model) => modelMatches(model, ofModel))
      return matching.length === 0 ? [] : [{ range, models: matching.length, fromPrice: lowest(matching) }]
    })
}

/** A choice of a facet and the number of ranges it leads to, with the other facets as they are. */
export type FacetChoice = {
  readonly value: string
  readonly count: number
  readonly chosen: boolean
  /** The address that makes this choice, or removes it when chosen. */
  readonly href: string
}

/** Returns the choices of a facet that occur in the line-up. */
export function choicesOf(
  facet: Facet,
  ranges: readonly Listed[],
  models: readonly LineUpModel[],
  filters: LineUpFilters,
): FacetChoice[] {
  return facets[facet].flatMap((value) => {
    if (filterLineUp(ranges, models, { [facet]: value }).length === 0) return []
    const chosen = filters[facet] === value
    const count = filterLineUp(ranges, models, { ...filters, [facet]: value }).length
    return [
      { value, count, chosen, href: lineUpAddress({ ...filters, [facet]: chosen ? undefined : value }) },
    ]
  })
}
