import type { ArticleFilter } from '../article.ts'
import { articleSlug } from './article-slug.ts'

/** What the settings of a section of articles select. */
export type ArticleSettings = {
  readonly filter?: string | null | undefined
  readonly value?: string | null | undefined
}

/** The filters that an editor can choose. Source: requirements V-315 to V-321. */
export const articleFilters = [
  { value: 'all', label: 'All articles' },
  { value: 'category', label: 'A category' },
  { value: 'tag', label: 'A tag' },
  { value: 'author', label: 'An author' },
  { value: 'text', label: 'Words in the title or the excerpt' },
  { value: 'category-id', label: 'The id of a category' },
  { value: 'related', label: 'Ids of articles' },
] as const

/** Ids of articles or categories, of our own and of services. */
const id = /^[A-Za-z0-9_-]{1,24}$/
const maxIds = 12

/** Words to search for: no control characters. */
const words = /^[\p{L}\p{N}\p{P}\p{Zs}]{1,60}$/u

/** Returns the filter of a section; null when its value is missing or invalid. */
export function filterOf({ filter, value }: ArticleSettings): ArticleFilter | null {
  const text = (value ?? '').trim()
  switch (filter ?? 'all') {
    case 'all':
      return { kind: 'all' }
    case 'category':
    case 'tag':
    case 'author':
      return articleSlug.test(text) ? { kind: filter as 'category' | 'tag' | 'author', slug: text } : null
    case 'text':
      return words.test(text) ? { kind: 'text', text } : null
    case 'category-id':
      return id.test(text) ? { kind: 'category-id', id: text } : null
    case 'related': {
      const ids = text.split(',').map((each) => each.trim())
      return ids.length <= maxIds && ids.every((each) => id.test(each)) ? { kind: 'related', ids } : null
    }
    default:
      return null
  }
}

/** Returns what a section selects, as part of an address: `all`, or `category:on-the-road`. */
export function choiceOf({ filter, value }: ArticleSettings): string {
  const kind = filter ?? 'all'
  return kind === 'all' ? kind : `${kind}:${(value ?? '').trim()}`
}

/** Returns the filter of what an address asks for; null for what is no choice. */
export function filterOfChoice(choice: string): ArticleFilter | null {
  const [filter = '', ...value] = choice.split(':')
  return filterOf({ filter, value: value.join(':') })
}
