/** A page that was reached: its address and its HTML as served. */
export type CrawledPage = { readonly url: string; readonly html: string }

export type Crawl = { readonly pages: readonly CrawledPage[]; readonly broken: readonly string[] }

type Answer = { readonly status: number; readonly html: string | null; readonly text: string }

/** A fragment that tells the page something, as a link to a form tells its plan, and names no place in it. */
const carriesData = /\?/

/** Only looked at for their status: they are not pages of the site, or need a login. */
const notFollowed = /^\/(?:admin|api|services)(?:\/|$)/

/** Of one page with choices in its address (`?code=57U`) so many are asked for; the first is a page like others. */
const mostChoices = 3

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
}

/** Addresses that a page's HTML links to, absolute, on the site itself. */
export function internalLinks(html: string, base: string): URL[] {
  return [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)]
    .map(([, href = '']) =>
      href.replace(/&(?:amp|#x27|quot|lt|gt);/g, (entity) => entities[entity] ?? entity),
    )
    .filter((href) => URL.canParse(href, base))
    .map((href) => new URL(href, base))
    .filter(({ origin }) => origin === new URL(base).origin)
}

async function ask(url: string): Promise<Answer> {
  const response = await fetch(url, { headers: { accept: 'text/html' } })
  const text = await response.text()
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false
  return { status: response.status, html: isHtml ? text : null, text }
}

/** Addresses of the sitemap. They name the public site, wherever this one runs. */
async function sitemapPaths(origin: string): Promise<string[]> {
  const { text } = await ask(`${origin}/sitemap.xml`)
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
}

const withoutHash = (url: URL) => url.href.slice(0, url.href.length - url.hash.length)

/** Counts the addresses of one page that differ in their choices; 0 for an address without any. */
function countChoices() {
  const asked = new Map<string, number>()
  return (url: string): number => {
    const { pathname, search } = new URL(url)
    if (!search) return 0
    const count = (asked.get(pathname) ?? 0) + 1
    asked.set(pathname, count)
    return count
  }
}

/**
 * Requests every address reachable from the home page and the sitemap once, and follows the links of each page. A page
 * that differs from another in its choices alone is one of its kind: a hundred models would make it hundreds.
 */
export async function crawl(origin: string): Promise<Crawl> {
  const paths = await sitemapPaths(origin)
  const queue = [...new Set(['/', ...paths])].map((path) => ({
    url: new URL(path, origin).href,
    from: 'the sitemap',
  }))
  const answers = new Map<string, Answer>()
  const fragments: { readonly target: URL; readonly from: string }[] = []
  const choiceOf = countChoices()
  const alike = new Set<string>()
  const broken: string[] = paths.length > 0 ? [] : ['/sitemap.xml holds no address']
  for (const { url, from } of queue) {
    if (answers.has(url)) continue
    const choice = choiceOf(url)
    if (choice > mostChoices) continue
    if (choice > 1) alike.add(url)
    const answer = await ask(url)
    answers.set(url, answer)
    if (answer.status >= 400) broken.push(`${answer.status} ${url}, linked from ${from}`)
    if (
      answer.status >= 400 ||
      answer.html === null ||
      alike.has(url) ||
      notFollowed.test(new URL(url).pathname)
    )
      continue
    for (const link of internalLinks(answer.html, url)) {
      queue.push({ url: withoutHash(link), from: url })
      if (link.hash.length > 1 && !carriesData.test(link.hash)) fragments.push({ target: link, from: url })
    }
  }
  for (const { target, from } of fragments) {
    const id = decodeURIComponent(target.hash.slice(1))
    const html = answers.get(withoutHash(target))?.html
    if (html && !html.includes(`id="${id}"`))
      broken.push(`nothing is called #${id} on ${target.pathname}, linked from ${from}`)
  }
  const pages = [...answers].flatMap(([url, { status, html }]) =>
    status === 200 && html !== null && !alike.has(url) && !notFollowed.test(new URL(url).pathname)
      ? [{ url, html }]
      : [],
  )
  return { pages, broken }
}
