import { createConcurrencyLimit } from '#platform/process/concurrency-limit.ts'
import type { log as productLog } from '#platform/process/log.ts'
import type { ServiceClient } from '#platform/service/client.ts'
import { ServiceFailure } from '#platform/service/failure.ts'
import { type Lookup, lookupOf } from '#platform/service/lookup.ts'
import { createStaleIfError } from '#platform/service/stale-if-error.ts'
import type { ArticleAuthor, ArticleFilter, CountedLabel } from '../article.ts'
import { maxArticles } from '../rules/article-grid.ts'
import { articleSlug } from '../rules/article-slug.ts'
import type { ArticleSource } from './port.ts'
import { authorRequest, postRequest, postsPath, type ResolvedFilter, tagRequest } from './upstream-paths.ts'
import {
  articleFrom,
  authorFrom,
  authorResponse,
  type IncomingAuthor,
  postResponse,
  postsResponse,
  summaryFrom,
  tagResponse,
} from './wire/incoming-post.ts'

/** Responses of the last hour are used while the service is down. */
const staleIfError = { maxAgeMs: 60 * 60 * 1000, maxEntries: 200 }

/** A list has at most 100 authors. */
const authorRequests = { maxRunning: 8, maxWaiting: 1_000 }

const absent = { found: false, failed: false } as const

type Options = {
  /** To which the addresses of pictures are relative. */
  readonly baseUrl: string
  readonly log: Pick<typeof productLog, 'warn'>
}

/** Makes a lookup of null one that found nothing, and converts the others. */
function mapFound<Incoming, Value>(
  lookup: Lookup<Incoming | null>,
  convert: (value: Incoming) => Value,
): Lookup<Value> {
  if (!lookup.found) return lookup
  return lookup.value === null ? absent : { ...lookup, value: convert(lookup.value) }
}

/** The articles of an external service. Source: requirements V-315 to V-323; decision G-4. */
export function upstreamArticles(service: ServiceClient, { baseUrl, log }: Options): ArticleSource {
  const lists = createStaleIfError<ReturnType<typeof postsResponse.parse>['posts']>(staleIfError)
  const authors = createStaleIfError<IncomingAuthor | null>(staleIfError)
  const posts = createStaleIfError<ReturnType<typeof postResponse.parse>>(staleIfError)
  const labels = createStaleIfError<ReturnType<typeof tagResponse.parse>>(staleIfError)
  const limit = createConcurrencyLimit(authorRequests)

  const fetchAuthor = (slug: string) => {
    const path = authorRequest(slug)
    return authors.fetch(path, () => service.getJson(path, authorResponse, { absent: null }))
  }

  async function fetchPosts(path: string) {
    const { posts: found, unreadable } = await service.getJson(path, postsResponse)
    if (unreadable > 0) log.warn({ count: unreadable }, 'unreadable articles of the service left out')
    return found
  }

  /** Fetches each author once. An article whose author could not be fetched is kept without. Source: requirement V-322. */
  async function authorsOf(slugs: readonly (string | null)[]) {
    const found = new Map<string, ArticleAuthor>()
    let fresh = true
    const fetchOne = async (slug: string) => {
      try {
        const author = await limit.run(() => fetchAuthor(slug))
        fresh &&= author.fresh
        if (author.value) found.set(slug, authorFrom(author.value, baseUrl))
      } catch (error) {
        if (!(error instanceof ServiceFailure)) throw error
        fresh = false
      }
    }
    await Promise.all([...new Set(slugs)].map((slug) => slug && articleSlug.test(slug) && fetchOne(slug)))
    return { found, fresh }
  }

  async function resolve(filter: ArticleFilter): Promise<Lookup<ResolvedFilter>> {
    if (!('slug' in filter)) return { found: true, value: filter, fresh: true }
    const { kind, slug } = filter
    if (!articleSlug.test(slug)) return absent
    if (kind !== 'author') return { found: true, value: { kind, slug }, fresh: true }
    const author = await lookupOf(fetchAuthor(slug))
    return mapFound(author, ({ id }): ResolvedFilter => ({ kind: 'author-id', id: id ?? slug }))
  }

  const list: ArticleSource['list'] = async (filter, maximum) => {
    const resolved = await resolve(filter)
    if (!resolved.found) return resolved.failed ? resolved : { found: true, value: [], fresh: true }
    const path = postsPath(resolved.value, maximum)
    const found = await lookupOf(lists.fetch(path, () => fetchPosts(path)))
    if (!found.found) return found
    const shown = found.value.slice(0, maximum)
    const byAuthor = await authorsOf(shown.map((post) => post.tc_authors_slug))
    const articles = shown.map((post) => summaryFrom(post, byAuthor.found, baseUrl))
    const ordered =
      filter.kind === 'all' ? articles.toSorted((a, b) => Number(b.featured) - Number(a.featured)) : articles
    return { found: true, value: ordered, fresh: resolved.fresh && found.fresh && byAuthor.fresh }
  }

  return {
    list,

    async article(slug) {
      if (!articleSlug.test(slug)) return absent
      const path = postRequest(slug)
      const found = await lookupOf(
        posts.fetch(path, () => service.getJson(path, postResponse, { absent: null })),
      )
      if (!found.found) return found
      if (found.value === null) return absent
      const byAuthor = await authorsOf([found.value.tc_authors_slug])
      return {
        ...{ found: true, fresh: found.fresh && byAuthor.fresh },
        value: articleFrom(found.value, byAuthor.found, baseUrl),
      }
    },

    async author(slug) {
      if (!articleSlug.test(slug)) return absent
      return mapFound(await lookupOf(fetchAuthor(slug)), (author) => authorFrom(author, baseUrl))
    },

    // The service has no request for a category: its articles state the name.
    async category(slug) {
      const found = await list({ kind: 'category', slug }, maxArticles)
      if (!found.found || found.value.length === 0) return found.found ? absent : found
      const named = found.value.flatMap(({ categories }) => categories)
      const name = named.find((category) => category.slug === slug)?.name ?? nameOf(slug)
      return { ...found, value: { slug, name, count: found.value.length } }
    },

    async tag(slug) {
      if (!articleSlug.test(slug)) return absent
      const path = tagRequest(slug)
      const found = await lookupOf(
        labels.fetch(path, () => service.getJson(path, tagResponse, { absent: null })),
      )
      return mapFound(found, (tag): CountedLabel => ({ ...tag, name: tag.name ?? nameOf(tag.slug) }))
    },
  }
}

/** Returns a readable name for a slug: `on-the-road` becomes `On the road`. */
function nameOf(slug: string): string {
  const words = slug.replace(/[-_.]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
