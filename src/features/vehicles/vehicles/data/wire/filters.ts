import type { Filter, FilterRules } from '#platform/service/filter.ts'
import { FilterError } from '#platform/service/filter-error.ts'
import type { OutgoingFilter } from '#platform/service/filter-query.ts'
import { brand as ownBrand } from '#platform/site/brand.ts'
import type { ModelsQuery } from '../port.ts'

/** The filters the contract allows on ranges. */
export const rangeFilter = {
  where: { brand: ['eq'], rangeCode: ['eq'], rangeSlug: ['eq'], bodyType: ['eq'] },
  order: [],
} as const satisfies FilterRules

/** The filters the contract allows on models. */
export const modelFilter = {
  where: {
    code: ['eq', 'inq'],
    rangeCode: ['eq'],
    rangeName: ['eq'],
    rangeSlug: ['eq'],
    heroModel: ['eq'],
    brand: ['eq'],
    category: ['eq'],
  },
  order: ['price', 'name', 'code'],
} as const satisfies FilterRules

type RangeFilter = Filter<keyof typeof rangeFilter.where>
type ModelFilter = Filter<keyof typeof modelFilter.where, (typeof modelFilter.order)[number]>

/** Brands by the number that clients send for related vehicles. Source: requirement C-362. */
const brandNumbers: ReadonlyMap<string, string> = new Map([['2', ownBrand.name]])

/** Returns the brand of a filter, given by name or number. */
export function requestedBrand({
  brand: condition,
}: Pick<RangeFilter['where'], 'brand'>): string | undefined {
  const brand = condition?.values[0]
  return brand === undefined ? undefined : (brandNumbers.get(brand) ?? brand)
}

/**
 * Returns the range's slug of a filter. Clients send a name or a slug as `rangeName`; the name in lower case, with
 * hyphens for spaces, is the slug.
 *
 * Source: requirements V-165 and V-308.
 */
function requestedRangeSlug({ rangeName, rangeSlug }: ModelFilter['where']): string | undefined {
  if (rangeName && rangeSlug) {
    throw new FilterError('Use either rangeName or rangeSlug in a filter, not both.')
  }
  return (rangeName ?? rangeSlug)?.values[0].toLowerCase().replace(/\s+/g, '-')
}

/** Converts a client's filter to a query. The caller applies `skip` and `limit`. */
export function modelsQueryOf({ where, order }: Pick<ModelFilter, 'where' | 'order'>): ModelsQuery {
  return {
    codes: where.code?.values,
    rangeCode: where.rangeCode?.values[0],
    rangeSlug: requestedRangeSlug(where),
    heroModel: where.heroModel?.values[0],
    brand: requestedBrand(where),
    grade: where.category?.values[0],
    order,
  }
}

/**
 * Converts a query to the contract's filter. A request for codes has no order or limit, as in the specification; the
 * adapter sorts the response.
 */
export function outgoingFilterOf({
  codes,
  rangeCode,
  rangeSlug,
  heroModel,
  brand,
  grade,
  order,
  limit,
}: ModelsQuery): OutgoingFilter {
  const conditions = { code: codes, rangeCode, rangeName: rangeSlug, heroModel, brand, category: grade }
  const where = Object.fromEntries(
    Object.entries(conditions).flatMap(([field, value]) => (value === undefined ? [] : [[field, value]])),
  )
  if (codes) return { where }
  const direction = order?.direction === 'ascending' ? 'ASC' : 'DESC'
  return { where, ...(order && { order: `${order.by} ${direction}` }), ...(limit !== undefined && { limit }) }
}
