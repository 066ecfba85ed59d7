import { isExhaustive } from '../../scale.ts'

/** A crawled page: its address and its HTML as served. */
export type CrawledPage = { readonly url: string; readonly html: string }

export type Crawl = { readonly pages: readonly CrawledPage[]; readonly broken: readonly string[] }

type CrawlResponse = { readonly status: number; readonly html: string | null; readonly text: string }

/** A fragment with data for the page, such as the plan in a link to a form, instead of the id of an element. */
const carriesData = /\?/

/** Only checked for their status: they are not pages of the site, or need a login. */
const notFollowed = /^\/(?:admin|api|services)(?:\/|$)/

/** Pages that other journeys publish and remove again. */
const ofAnotherJourney = /\/journey-/

/** How many addresses of one page with different queries (`?code=57U`) are requested; only the first is followed. */
const maxVariants = 3

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
}

/** Returns the internal links in a page's HTML, as absolute addresses. */
export function internalLinks(html: string, base: string): URL[] {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)]
    .map(([, href = '']) =>
      href.replace(/&(?:amp|#x27|quot|lt|gt);/g, (entity) => entities[entity] ?? entity),
    )
    .filter((href) => URL.canParse(href, base))
    .map((href) => new URL(href, base))
    .filter(({ origin }) => origin === new URL(base).origin)
}

async function fetchPage(url: string): Promise<CrawlResponse> {
  const response = await fetch(url, { headers: { accept: 'text/html' } })
  const text = await response.text()
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false
  return { status: response.status, html: isHtml ? text : null, text }
}

/** Returns the paths of the sitemap, whose addresses have the origin of the public site. */
async function sitemapPaths(origin: string): Promise<string[]> {
  const { text } = await fetchPage(`${origin}/sitemap.xml`)
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
}

const withoutHash = (url: URL) => url.href.slice(0, url.href.length - url.hash.length)

/** Counts the addresses of one page that differ in their query; 0 for an address without a query. */
function countVariants() {
  const counts = new Map<string, number>()
  return (url: string): number => {
    const { pathname, search } = new URL(url)
    if (!search) return 0
    const count = (counts.get(pathname) ?? 0) + 1
    counts.set(pathname, count)
    return count
  }
}

/** How many pages are requested that differ only in their dealer, place, vehicle, special or range. */
const maxRepeatedPages = 2

/** The ranges of the line-up are few, and each has content of its own: `npm run test:all` visits all of them. */
const maxPages = (kind: string) =>
  kind.startsWith('vehicles/*') && isExhaustive ? Number.POSITIVE_INFINITY : maxRepeatedPages

/** Pages of a dealer that are followed by a vehicle or a special. */
const withSubject = ['new-vehicles', 'specials']

/** Pages of the line-up that are no range. */
const notRanges = ['filter', 'size']

/**
 * Returns the kind of a page that many dealers, used vehicles or ranges have: its path without the dealer, the place, the
 * vehicle, the special and the range. Null for every other page.
 */
export function repeatedPageKind(pathname: string): string | null {
  const [root, first, ...rest] = pathname.split('/').slice(1)
  if (root === 'vehicles' && first && !notRanges.includes(first)) return ['vehicles', '*', ...rest].join('/')
  if (root === 'pre-owned' && first && first !== 'compare') return ['pre-owned', '*', ...rest].join('/')
  if ((root !== 'dealers' && root !== 'dealership') || !first) return null
  const [page = '', subject, ...others] = rest
  const hasSubject = withSubject.includes(page) && subject !== undefined
  return [root, first === 'groups' ? 'groups' : '*', ...(hasSubject ? [page, '*', ...others] : rest)].join(
    '/',
  )
}

/** Counts the pages of each such kind, and says whether one more is too many. */
function limitRepeatedPages() {
  const counts = new Map<string, number>()
  return (url: string): boolean => {
    const kind = repeatedPageKind(new URL(url).pathname)
    if (kind === null) return false
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return count > maxPages(kind)
  }
}

/** How many pages are requested at a time. */
const atOnce = 4

/**
 * Requests every address reachable from the home page and the sitemap once, and follows the links of each page. Of
 * pages that differ only in their query, which would be hundreds for a hundred models, a few are requested and one is
 * followed. Likewise, of the pages of dealers, used vehicles and ranges, two of each kind are requested.
 */
export async function crawl(origin: string): Promise<Crawl> {
  const paths = await sitemapPaths(origin)
  const queue = [...new Set(['/', ...paths])].map((path) => ({
    url: new URL(path, origin).href,
    from: 'the sitemap',
  }))
  const responses = new Map<string, CrawlResponse | null>()
  const fragments: { readonly target: URL; readonly from: string }[] = []
  const variantOf = countVariants()
  const isOneTooMany = limitRepeatedPages()
  const furtherVariants = new Set<string>()
  const broken: string[] = paths.length > 0 ? [] : ['/sitemap.xml holds no address']

  /** Whether an address is new and not one of too many; it then counts as requested. */
  const take = (url: string) => {
    if (responses.has(url) || ofAnotherJourney.test(url) || isOneTooMany(url)) return false
    const variant = variantOf(url)
    if (variant > maxVariants) return false
    if (variant > 1) furtherVariants.add(url)
    responses.set(url, null)
    return true
  }

  while (queue.length > 0) {
    const batch: typeof queue = []
    while (batch.length < atOnce && queue.length > 0)
      batch.push(...queue.splice(0, 1).filter(({ url }) => take(url)))
    const received = await Promise.all(batch.map(({ url }) => fetchPage(url)))
    for (const [index, response] of received.entries()) {
      const { url, from } = batch[index] as (typeof queue)[number]
      responses.set(url, response)
      if (response.status >= 400) broken.push(`${response.status} ${url}, linked from ${from}`)
      const isFollowed = !furtherVariants.has(url) && !notFollowed.test(new URL(url).pathname)
      if (response.status >= 400 || response.html === null || !isFollowed) continue
      for (const link of internalLinks(response.html, url)) {
        queue.push({ url: withoutHash(link), from: url })
        if (link.hash.length > 1 && !carriesData.test(link.hash)) fragments.push({ target: link, from: url })
      }
    }
  }
  for (const { target, from } of fragments) {
    const id = decodeURIComponent(target.hash.slice(1))
    const html = responses.get(withoutHash(target))?.html
    if (html && !html.includes(`id="${id}"`))
      broken.push(`nothing is called #${id} on ${target.pathname}, linked from ${from}`)
  }
  const pages = [...responses].flatMap(([url, response]) =>
    response?.status === 200 &&
    response.html !== null &&
    !furtherVariants.has(url) &&
    !notFollowed.test(new URL(url).pathname)
      ? [{ url, html: response.html }]
      : [],
  )
  return { pages, broken }
}
