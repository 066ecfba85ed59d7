type Selectable = { readonly code: string; readonly price: number | null }

/** The selected codes, and the order of their models: that of the codes, or by ascending price. */
export type ModelSelectionOptions = {
  readonly codes: readonly string[]
  readonly order: 'codes' | 'price'
}

function byPrice(a: Selectable, b: Selectable): number {
  if (a.price === null || b.price === null) return Number(a.price === null) - Number(b.price === null)
  return a.price - b.price
}

/**
 * Returns the models an editor selected, each once. Unknown codes are skipped; in price order, models without a price
 * come last.
 *
 * Source: requirements V-178 and V-180.
 */
export function selectModels<Model extends Selectable>(
  models: readonly Model[],
  { codes, order }: ModelSelectionOptions,
): Model[] {
  const byCode = new Map(models.map((model) => [model.code, model]))
  const found = [...new Set(codes)].flatMap((code) => byCode.get(code) ?? [])
  return order === 'price' ? found.toSorted(byPrice) : found
}
