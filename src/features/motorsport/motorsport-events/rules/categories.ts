/** The categories that the product knows, in the order of their tabs. Source: requirements C-071 and C-228. */
export const knownCategories = [
  'Motorsport',
  'CSR',
  'Cycling',
  'Shows',
  'Rugby',
  'Soccer',
  'Equestrian',
  'E-Sports',
  'Running',
] as const

const position = (category: string) => {
  const index = (knownCategories as readonly string[]).indexOf(category)
  return index < 0 ? knownCategories.length : index
}

/** Returns the categories of events, each once: the known ones first, the others in alphabetical order. */
export function categoriesOf(events: readonly { readonly category: string }[]): string[] {
  return [...new Set(events.map(({ category }) => category))].sort(
    (one, other) => position(one) - position(other) || (one < other ? -1 : 1),
  )
}
