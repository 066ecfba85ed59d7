import { createHash } from 'node:crypto'
import { type NewsItem, newsPath } from '#features/editorial/news/index.ts'
import { listNewsOrEmpty } from '#features/editorial/news/server.ts'
import type { Entry } from '../entry.ts'
import type { Versions } from './store.ts'

/** Increment it when entries of news are built differently. */
const version = '1'

function entryOf({ slug, title, synopsis, intro, category }: NewsItem): Entry {
  const path = newsPath(slug)
  return {
    ...{ kind: 'page', key: path, language: 'en', title, summary: synopsis || intro },
    shown: { href: path, price: null, drawing: null },
    keywords: ['news', ...(category ? [category.name] : [])],
    texts: intro && synopsis ? [intro] : [],
  }
}

const digestOf = (entry: Entry) =>
  `${version} ${createHash('sha256').update(JSON.stringify(entry)).digest('base64url')}`

const listEntries = async () => (await listNewsOrEmpty()).map(entryOf)

/** Returns the versions of the news that visitors see now, by path. */
export async function newsVersions(): Promise<Versions> {
  return new Map((await listEntries()).map((entry) => [entry.key, digestOf(entry)]))
}

/** Returns the entries of the news among these paths. */
export async function newsEntries(paths: readonly string[]): Promise<Entry[]> {
  if (!paths.some((path) => path.startsWith(newsPath('')))) return []
  return (await listEntries()).filter(({ key }) => paths.includes(key))
}

/** Returns what changes when news appear whose moment has come, which no publication announces. */
export async function newsStamp(): Promise<string> {
  const news = await listNewsOrEmpty()
  return `${news.length} ${news[0]?.publishedAt ?? ''}`
}
