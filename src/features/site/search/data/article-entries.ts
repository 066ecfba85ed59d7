import {
  lastRelease,
  listArticlePages,
  readSearchableArticlePages,
  type SearchableArticlePage,
} from '#features/editorial/articles/server.ts'
import type { Entry } from '../entry.ts'
import type { Versions } from './store.ts'

/** Increment it when entries of the magazine are built differently. */
const version = '1'

function entryOf({ path, title, summary, keywords, texts }: SearchableArticlePage): Entry {
  return {
    ...{ kind: 'page', key: path, language: 'en', title, summary },
    shown: { href: path, price: null, drawing: null },
    ...{ keywords, texts },
  }
}

/** Returns the versions of the pages of the magazine that visitors see now, by path. */
export async function articleVersions(): Promise<Versions> {
  const pages = await listArticlePages()
  return new Map(pages.map((page) => [page.path, `${version} ${page.version} ${page.title}`]))
}

/** Returns the entries of the pages of the magazine among these paths. */
export async function articleEntries(paths: readonly string[]): Promise<Entry[]> {
  return (await readSearchableArticlePages(paths)).map(entryOf)
}

/** Returns what changes when articles appear whose moment has come, which no publication announces. */
export const articleStamp = lastRelease
