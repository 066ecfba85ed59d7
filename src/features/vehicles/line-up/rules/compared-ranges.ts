import { maxCompared } from '#features/vehicles/vehicles/rules.ts'

/** A range that a visitor ticked in the line-up, with the model that stands for it in the comparison. */
export type ComparedRange = { readonly slug: string; readonly code: string }

const validSlug = /^[a-z0-9-]{1,60}$/
const validCode = /^[0-9A-Za-z-]{1,16}$/

/** Reads the stored choice; anything that was not stored by this site is ignored. */
export function readComparedRanges(text: string | null): readonly ComparedRange[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored
      .flatMap((item: unknown): ComparedRange[] => {
        if (typeof item !== 'object' || item === null || !('slug' in item) || !('code' in item)) return []
        const { slug, code } = item
        return typeof slug === 'string' &&
          validSlug.test(slug) &&
          typeof code === 'string' &&
          validCode.test(code)
          ? [{ slug, code }]
          : []
      })
      .slice(0, maxCompared)
  } catch {
    return []
  }
}

/** Adds a range to the choice, once; null when there is no room. */
export function addComparedRange(
  chosen: readonly ComparedRange[],
  range: ComparedRange,
): readonly ComparedRange[] | null {
  if (chosen.some(({ slug }) => slug === range.slug)) return chosen
  return chosen.length < maxCompared ? [...chosen, range] : null
}
