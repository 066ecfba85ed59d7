import type { VehicleModel } from '../model.ts'
import type { ModelOrder, ModelsQuery } from './port.ts'

type Arrangeable = Pick<VehicleModel, 'code' | 'name' | 'price'>

const byPriceDescending: ModelOrder = { by: 'price', direction: 'descending' }

/**
 * Puts the models that were found in the order asked for and takes as many as asked for. Both adapters end here,
 * so that no service's idea of an order (text for numbers, unpriced models first) reaches a page.
 *
 * Source: requirements V-178 (codes keep their order, a missing one is skipped), V-180 (numeric prices).
 */
export function arrange<Model extends Arrangeable>(
  models: readonly Model[],
  query: ModelsQuery,
): readonly Model[] {
  const { codes, order, limit } = query
  const wanted = codes ? pick(models, codes) : models
  const ordered = codes && !order ? wanted : wanted.toSorted(comparing(order ?? byPriceDescending))
  return ordered.slice(0, limit)
}

function pick<Model extends Arrangeable>(
  models: readonly Model[],
  codes: readonly string[],
): readonly Model[] {
  const byCode = new Map(models.map((model) => [model.code, model]))
  return [...new Set(codes)].flatMap((code) => byCode.get(code) ?? [])
}

function comparing({ by, direction }: ModelOrder) {
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
