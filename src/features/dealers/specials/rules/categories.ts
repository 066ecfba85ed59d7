import type { Special } from '../special.ts'

/** The categories that the product knows, in the order of their tabs. Source: requirement D-190. */
export const knownCategories = [
  'new-vehicle-sales',
  'automark-sales',
  'service',
  'parts',
  'accessories',
  'finance',
] as const

/** Lower-case words with single hyphens. */
export const categoryPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Returns the label of a category: `automark-sales` is `Automark Sales`. Source: requirement D-190. */
export function categoryLabel(category: string): string {
  return category
    .split(/[-_\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/** The specials of one category. */
export type CategoryOf<Item> = { readonly category: string; readonly specials: readonly Item[] }

const position = (category: string) => {
  const index = (knownCategories as readonly string[]).indexOf(category)
  return index < 0 ? knownCategories.length : index
}

/** Groups specials by category: the known ones first, the others in alphabetical order. Source: requirement D-040. */
export function byCategory<Item extends Pick<Special, 'category'>>(
  specials: readonly Item[],
): CategoryOf<Item>[] {
  return [...Map.groupBy(specials, ({ category }) => category)]
    .map(([category, items]) => ({ category, specials: items }))
    .sort(
      (one, other) =>
        position(one.category) - position(other.category) || (one.category < other.category ? -1 : 1),
    )
}
