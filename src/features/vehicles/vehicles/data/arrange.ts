import type { VehicleModel } from '../model.ts'
import type { ModelOrder, ModelsQuery } from './port.ts'

type Arrangeable = Pick<VehicleModel, 'code' | 'name' | 'price'>

const byPriceDescending: ModelOrder = { by: 'price', direction: 'descending' }

/**
 * Applies the order and limit of a query. Both adapters use it, so that a service which sorts prices as text or puts
 * models without a price first does not affect a page.
 *
 * Source: requirements V-178 (codes keep their order, a missing one is skipped), V-180 (numeric prices).
 */
export function arrange<Model extends Arrangeable>(
  models: readonly Model[],
  query: ModelsQuery,
): readonly Model[] {
  const { codes, order, limit } = query
  const selected = codes ? pick(models, codes) : models
  const ordered = codes && !order ? selected : selected.toSorted(createComparator(order ?? byPriceDescending))
  return ordered.slice(0, limit)
}

function pick<Model extends Arrangeable>(
  models: readonly Model[],
  codes: readonly string[],
): readonly Model[] {
  const byCode = new Map(models.map((model) => [model.code, model]))
  return [...new Set(codes)].flatMap((code) => byCode.get(code) ?? [])
}

function createComparator({ by, direction }: ModelOrder) {
  const sign = direction === 'ascending' ? 1 : -1
  return (a: Arrangeable, b: Arrangeable): number => {
    const byKey = by === 'price' ? comparePrices(a.price, b.price, sign) : sign * compareTexts(a[by], b[by])
    return byKey || compareTexts(a.code, b.code)
  }
}

function comparePrices(a: number | null, b: number | null, sign: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return sign * (a - b)
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
