import type { InstalmentQuote } from '#features/finance/finance/index.ts'
import { type VehicleGroup, vehicleGroupOf } from '#features/vehicles/vehicles/rules.ts'
import type { Cents } from '#platform/money.ts'
import type { QuotedModel } from '../quoted-model.ts'

/** The filters in the order of the page and of its address. The values are those of the query. */
export const facets = {
  body: ['bakkies', 'suvs', 'cars', 'people', 'sports', 'others'],
  /** At most this many rand. */
  price: ['300000', '400000', '500000', '700000', '1000000'],
  /** At most this many rand a month. */
  monthly: ['4000', '6000', '8000', '10000', '12000', '15000', '20000'],
  /** At least this many. */
  seats: ['4', '5', '7', '9'],
  fuel: ['petrol', 'diesel', 'hybrid'],
  drive: ['front', 'rear', 'all'],
} as const satisfies Readonly<Record<string, readonly string[]>> & { body: readonly VehicleGroup[] }

export type Facet = keyof typeof facets

export const facetNames = Object.keys(facets) as readonly Facet[]

/** The orders besides that of the catalogue: the lowest price first, or the lowest instalment. */
export const lineUpOrders = ['price', 'instalment'] as const

export type LineUpOrder = (typeof lineUpOrders)[number]

/** The visitor's choices: a facet without one matches every vehicle; without an order, ranges stand by body. */
export type LineUpFilters = { readonly [Name in Facet]?: (typeof facets)[Name][number] } & {
  readonly order?: LineUpOrder
}

type Listed = { readonly slug: string; readonly bodyType: string | null; readonly fromPrice: Cents | null }

/** A range with at least one model that meets all filters. */
export type LineUpMatch<Range> = {
  readonly range: Range
  /** Number of its models that meet the filters. */
  readonly models: number
  /** Lowest price of these models; null when unknown. */
  readonly fromPrice: Cents | null
  /** Code of the model with this price, else of the first one; null without models. */
  readonly code: string | null
  /** The quote with the lowest instalment of these models; null when none has a price. */
  readonly quote: InstalmentQuote | null
}

/** The names of the parameters of an address, in their order. */
const parameterNames = [...facetNames, 'order'] as const

/** Parses the internal path of a filtered line-up: `['body', 'suvs', 'order', 'price']`. Skips what is not a choice. */
export function parseLineUpFilters(path: readonly string[] = []): LineUpFilters {
  const chosen = parameterNames.flatMap((name) => {
    const at = path.findIndex((part, index) => index % 2 === 0 && part === name)
    const choices: readonly string[] = name === 'order' ? lineUpOrders : facets[name]
    const value = at < 0 ? undefined : choices.find((choice) => choice === path[at + 1])
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(chosen)
}

/** Returns the address of a filtered line-up, its parameters always in the same order. */
export function lineUpAddress(filters: LineUpFilters): string {
  const chosen = parameterNames.filter((name) => filters[name] !== undefined)
  if (chosen.length === 0) return '/vehicles'
  return `/vehicles?${chosen.map((name) => `${name}=${filters[name]}`).join('&')}`
}

/** Returns the id of a choice on the page of the line-up, the fragment of the addresses that make or remove it. */
export const choiceTarget = (facet: Facet, value: string): string => `filter-${facet}-${value}`

export const isFiltered = (filters: LineUpFilters): boolean =>
  facetNames.some((name) => filters[name] !== undefined)

const centsPerRand = 100

const isWithin = (amount: Cents | null | undefined, limit: string | undefined) =>
  limit === undefined || (amount != null && amount <= Number(limit) * centsPerRand)

const fuels = { petrol: 'Petrol', diesel: 'Diesel', hybrid: 'Hybrid' } as const
const drives = { front: 'Front', rear: 'Rear', all: 'All Wheel' } as const

/** Whether a model meets the filters other than the body, which is its range's. Unknown values meet none. */
function modelMatches(model: QuotedModel, { price, monthly, seats, fuel, drive }: LineUpFilters): boolean {
  return (
    isWithin(model.price, price) &&
    isWithin(model.quote?.instalment, monthly) &&
    (seats === undefined || (model.seats !== null && model.seats >= Number(seats))) &&
    (fuel === undefined || model.fuelType === fuels[fuel]) &&
    (drive === undefined || model.driveSystem === drives[drive])
  )
}

const lowest = (models: readonly QuotedModel[]): Cents | null =>
  models.reduce<Cents | null>(
    (least, { price }) => (price !== null && (least === null || price < least) ? price : least),
    null,
  )

const lowestQuote = (models: readonly QuotedModel[]): InstalmentQuote | null =>
  models.reduce<InstalmentQuote | null>(
    (least, { quote }) => (quote && (least === null || quote.instalment < least.instalment) ? quote : least),
    null,
  )

/**
 * Returns the ranges that have a model meeting all filters at once, in their order. Filters by body alone also keep
 * ranges without models.
 */
export function filterLineUp<Range extends Listed>(
  ranges: readonly Range[],
  models: readonly QuotedModel[],
  filters: LineUpFilters,
): LineUpMatch<Range>[] {
  const { body, ...ofModel } = filters
  const byRange = Map.groupBy(models, ({ range }) => range)
  return ranges
    .filter(({ bodyType }) => body === undefined || vehicleGroupOf(bodyType) === body)
    .flatMap((range) => {
      const own = byRange.get(range.slug) ?? []
      const matching = own.filter((model) => modelMatches(model, ofModel))
      const isKept = matching.length > 0 || !isFiltered(ofModel)
      if (!isKept) return []
      const least = lowest(matching)
      const fromPrice = isFiltered(ofModel) ? least : range.fromPrice
      const code = (matching.find(({ price }) => price === least) ?? matching[0])?.code ?? null
      return [{ range, models: matching.length, fromPrice, code, quote: lowestQuote(matching) }]
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
  models: readonly QuotedModel[],
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
