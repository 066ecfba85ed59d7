/** The page of motorsport, below which every racing category has its page. */
const motorsportPath = '/gr/motorsport'

/** Categories whose page is not called like them. Source: requirement C-056. */
const pageNames: Readonly<Record<string, string>> = { sarrc: 'sa-rally-raid' }

/** Names of the categories, in the order of their tabs; others follow by name. */
const categoryNames: Readonly<Record<string, string>> = {
  dakar: 'Dakar',
  'gr-cup': 'GR Cup',
  sarrc: 'SA Rally-Raid',
  sasr: 'SA Safari Rally',
  nrc: 'NRC',
  gtc: 'GTC',
  satc: 'SATC',
}

/** The id of a category: lower-case words with single hyphens. */
export const categoryPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Returns the id of a category as content may spell it: lower-case, with hyphens for spaces. */
export const categoryId = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, '-')

/** Returns the path of the page of a category. Source: requirements C-056 and C-060. */
export function categoryPath(category: string): string {
  const name = Object.hasOwn(pageNames, category) ? pageNames[category] : category
  return `${motorsportPath}/${encodeURIComponent(name ?? category)}`
}

/**
 * Returns the category of a page of motorsport by the last segment of its path; null for one that is the category of
 * another page: the drivers of sarrc are at sa-rally-raid only.
 *
 * Source: requirements C-055 and C-056.
 */
export function categoryOfPage(segment: string): string | null {
  if (Object.hasOwn(pageNames, segment)) return null
  return Object.keys(pageNames).find((category) => pageNames[category] === segment) ?? segment
}

/** Returns the name of a category; that of an unknown one is made of its id: `Desert Cup`. */
export function categoryName(category: string): string {
  if (Object.hasOwn(categoryNames, category)) return categoryNames[category] ?? category
  return category
    .split('-')
    .filter(Boolean)
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ')
}

/** Orders categories as their tabs are ordered. */
export function compareCategories(one: string, other: string): number {
  const known = Object.keys(categoryNames)
  const rank = (category: string) => (known.includes(category) ? known.indexOf(category) : known.length)
  return rank(one) - rank(other) || categoryName(one).localeCompare(categoryName(other), 'en')
}
