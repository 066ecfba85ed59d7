import { defaultCategory } from './section-limits.ts'

/** What a section without a category shows. */
export const everyCategory = 'all'

/** Returns what the category of a section selects, as part of an address: `3`, or `all` for 0 or none. */
export const choiceOf = ({ category }: { readonly category?: number | null }): string =>
  category ? String(category) : everyCategory

/** Returns the number of the category; null for every category, and undefined for what is no choice. */
export function categoryOfChoice(choice: string): number | null | undefined {
  if (choice === everyCategory) return null
  return /^[1-9]\d{0,5}$/.test(choice) ? Number(choice) : undefined
}

/** What a section shows whose settings are unknown. */
export const defaultChoice = String(defaultCategory)
