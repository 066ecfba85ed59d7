import { searchablePages, searchableVersions } from '#features/pages/server.ts'
import { languageRule } from '#platform/i18n/language-rule.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import type { Entry } from '../entry.ts'
import type { Versions } from './store.ts'

/** Changed when pages are read in another way, so that all of them are read again. */
const reading = '1'

/** Of the first words of a page that says nothing about itself. Characters. */
const longestSummary = 180

/** The pages there are. */
export async function pageVersions(): Promise<Versions> {
  const versions = await searchableVersions()
  return new Map(versions.map(({ path, version }) => [path, `${reading} ${version}`]))
}

function shortened(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= longestSummary) return plain
  const cut = plain.slice(0, longestSummary)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))} …`
}

async function entriesIn(language: Language, paths: readonly string[]): Promise<Entry[]> {
  if (paths.length === 0) return []
  const pages = await searchablePages(paths, language)
  return pages.map(({ path, title, description, headings, texts }) => ({
    ...{ kind: 'page', key: path, language, title },
    summary: description ?? shortened(texts[0] ?? ''),
    shown: { href: path, price: null, drawing: null },
    keywords: headings,
    texts,
  }))
}

/** What can be found of some pages: in English, and in other languages where a page has them. */
export async function pageEntries(paths: readonly string[]): Promise<Entry[]> {
  const translated = paths.filter((path) => languageRule.at(path))
  const entries = await Promise.all(
    languages.map((language) => entriesIn(language, language === 'en' ? paths : translated)),
  )
  return entries.flat()
}
