import { brand as ownBrand } from '#platform/brand.ts'
import type { Filter, FilterRules } from '#platform/service/filter.ts'
import { FilterError } from '#platform/service/filter-error.ts'
import type { OutgoingFilter } from '#platform/service/filter-query.ts'
import type { ModelsQuery } from '../port.ts'

/** What the contract lets clients ask of ranges. */
export const rangeFilter = {
  where: { brand: ['eq'], rangeCode: ['eq'], rangeSlug: ['eq'], bodyType: ['eq'] },
  order: [],
} as const satisfies FilterRules

/** What the contract lets clients ask of models. */
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

/** Brands by the number that clients of the contract ask for related vehicles with. Source: requirement C-362. */
const brandNumbers: ReadonlyMap<string, string> = new Map([['2', ownBrand.name]])

/** The brand a condition means, by name or number. */
export function brandAsked({ brand: asked }: Pick<RangeFilter['where'], 'brand'>): string | undefined {
  const brand = asked?.values[0]
  return brand === undefined ? undefined : (brandNumbers.get(brand) ?? brand)
}

/**
 * The condition on the range. The contract's `rangeName` is asked with a name or with a slug; a name, lower-cased
 * and with hyphens for spaces, is the slug.
 *
 * Source: requirements V-165 and V-308.
 */
function rangeSlugAsked({ rangeName, rangeSlug }: ModelFilter['where']): string | undefined {
  if (rangeName && rangeSlug) {
    throw new FilterError('A filter has either rangeName or rangeSlug: they mean the same.')
  }
  return (rangeName ?? rangeSlug)?.values[0].toLowerCase().replace(/\s+/g, '-')
}

/** A client's question in our own terms. Its limit stays with the caller, who also skips. */
export function modelsQueryOf({ where, order }: Pick<ModelFilter, 'where' | 'order'>): ModelsQuery {
  return {
    codes: where.code?.values,
    rangeCode: where.rangeCode?.values[0],
    rangeSlug: rangeSlugAsked(where),
    heroModel: where.heroModel?.values[0],
    brand: brandAsked(where),
    grade: where.category?.values[0],
    order,
  }
}

/**
 * Our question in the contract's terms. Codes are asked for alone, without order or limit, as the specification's
 * calls do; their order is made on arrival.
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
