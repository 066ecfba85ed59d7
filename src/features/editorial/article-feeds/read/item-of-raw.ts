import { pathInMagazine } from '../rules/article-path.ts'
import { readHtml, shorten } from './plain-text.ts'
import type { RawItem } from './raw-item.ts'

/** Characters. */
const maxTitle = 200
const maxCategory = 80
const maxDescription = 300
const maxAddress = 2_000

/** An item with the address of its picture, which is not fetched yet. */
export type ReadItem = {
  readonly title: string
  readonly link: string
  readonly category: string | null
  readonly publishedAt: string | null
  readonly description: string | null
  /** Address at another site. */
  readonly pictureSource: string | null
}

/** A moment without its zone would depend on that of the server. */
const zone = /(?:Z|UTC?|GMT|[ECMP][SD]T|[+-]\d\d:?\d\d)\s*$/

function momentOf(text: string): string | null {
  const time = zone.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

/** Returns the complete web address; null for any other. */
function webAddress(address: string, base: string): string | null {
  const url = address.trim() === '' ? null : URL.parse(address.trim(), base)
  return url && /^https?:$/.test(url.protocol) && url.href.length <= maxAddress ? url.href : null
}

const textOrNull = (text: string, max: number) => (text === '' ? null : shorten(text, max))

/**
 * Returns an item of a feed with plain texts; null when it has no title, or no link that leads to an article.
 *
 * Source: requirement C-188.
 */
export function itemOfRaw(raw: RawItem): ReadItem | null {
  const title = shorten(readHtml(raw.title).text, maxTitle)
  const link = raw.link.trim()
  if (title === '' || link.length > maxAddress || pathInMagazine(link) === null) return null
  const description = readHtml(raw.description)
  const content = readHtml(raw.content)
  const source = description.figure ?? content.figure ?? raw.picture
  return {
    ...{ title, link },
    category: textOrNull(readHtml(raw.categories[0] ?? '').text, maxCategory),
    publishedAt: momentOf(raw.pubDate),
    description: textOrNull(description.text || content.text, maxDescription),
    pictureSource: webAddress(source, link),
  }
}
