type Listed = { readonly code: string; readonly range: { readonly slug: string } }

/** Returns the selected model, then the others of its range, then those of other ranges, each group in its order. */
export function nearestModelsFirst<Card extends Listed>(
  cards: readonly Card[],
  rangeSlug: string,
  selected: string | undefined,
): Card[] {
  const distance = ({ code, range }: Card) => (code === selected ? 0 : range.slug === rangeSlug ? 1 : 2)
  return cards.toSorted((one, other) => distance(one) - distance(other))
}
