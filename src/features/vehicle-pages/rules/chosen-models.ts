type Chosen = { readonly code: string; readonly price: number | null }

/** Which models, and in which order: that of their codes, or lowest price first. */
export type ModelChoiceRule = {
  readonly codes: readonly string[]
  readonly order: 'codes' | 'price'
}

function byPrice(a: Chosen, b: Chosen): number {
  if (a.price === null || b.price === null) return Number(a.price === null) - Number(b.price === null)
  return a.price - b.price
}

/**
 * The models an editor named, each once; a code without a model is skipped, and what has no price comes last.
 *
 * Source: requirements V-178 and V-180.
 */
export function chosenModels<Model extends Chosen>(
  models: readonly Model[],
  { codes, order }: ModelChoiceRule,
): Model[] {
  const byCode = new Map(models.map((model) => [model.code, model]))
  const found = [...new Set(codes)].flatMap((code) => byCode.get(code) ?? [])
  return order === 'price' ? found.toSorted(byPrice) : found
}
