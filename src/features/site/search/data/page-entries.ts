import { listProfilesOrEmpty } from '#features/motorsport/motorsport-drivers/server.ts'
import { readSearchablePages, readSearchableVersions } from '#features/site/pages/server.ts'
import { rangePath } from '#features/vehicles/vehicles/index.ts'
import { listRangesOrEmpty } from '#features/vehicles/vehicles/server.ts'
import { languageRule } from '#platform/i18n/language-rule.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import type { Entry } from '../entry.ts'
import { articleEntries, articleVersions } from './article-entries.ts'
import { dealerEntries, dealerVersions } from './dealer-entries.ts'
import { driverEntries, driverVersions } from './driver-entries.ts'
import { generatedEntries, generatedVersions } from './generated-entries.ts'
import { newsEntries, newsVersions } from './news-entries.ts'
import type { Versions } from './store.ts'

/** Increment it when entries of pages are built differently, so that all pages are indexed again. */
const schemaVersion = '1'

/** Maximum length of a summary taken from the text of a page. Characters. */
const maxSummaryLength = 180

/**
 * Returns the paths of pages that are not searched: the home page, which mentions a little of everything and would be
 * among the results of most queries, and the sections that editors add to the pages of ranges and drivers, which have
 * entries of their own.
 */
async function listExcludedPaths(): Promise<ReadonlySet<string>> {
  const [ranges, profiles] = await Promise.all([listRangesOrEmpty(), listProfilesOrEmpty()])
  return new Set(['/', ...ranges.map(({ slug }) => rangePath(slug)), ...profiles.map(({ path }) => path)])
}

/**
 * Returns the versions of all searchable pages by path, sites of dealers included. A page of an editor replaces a
 * generated one at its path.
 */
export async function pageVersions(): Promise<Versions> {
  const [versions, ofDealers, ofDrivers, ofNews, ofArticles, excluded] = await Promise.all([
    readSearchableVersions(),
    dealerVersions(),
    driverVersions(),
    newsVersions(),
    articleVersions(),
    listExcludedPaths(),
  ])
  const ofEditors = versions
    .filter(({ path }) => !excluded.has(path))
    .map(({ path, version }) => [path, `${schemaVersion} ${version}`] as const)
  return new Map([...generatedVersions(), ...ofDealers, ...ofDrivers, ...ofNews, ...ofArticles, ...ofEditors])
}

function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= maxSummaryLength) return plain
  const cut = plain.slice(0, maxSummaryLength)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))} …`
}

async function entriesIn(language: Language, paths: readonly string[]): Promise<Entry[]> {
  if (paths.length === 0) return []
  const pages = await readSearchablePages(paths, language)
  return pages.map(({ path, title, description, headings, texts }) => ({
    ...{ kind: 'page', key: path, language, title },
    summary: description ?? shorten(texts[0] ?? ''),
    shown: { href: path, price: null, drawing: null },
    keywords: headings,
    texts,
  }))
}

/** Returns the entries of pages: in English, and in the other languages of translated pages. */
export async function pageEntries(paths: readonly string[]): Promise<Entry[]> {
  const translated = paths.filter((path) => languageRule.match(path))
  const [ofDealers, ofDrivers] = [await dealerEntries(paths), await driverEntries(paths)]
  const [ofNews, ofArticles] = [await newsEntries(paths), await articleEntries(paths)]
  const entries = await Promise.all(
    languages.map((language) => entriesIn(language, language === 'en' ? paths : translated)),
  )
  const ofEditors = entries.flat()
  const covered = new Set(ofEditors.map(({ key }) => key))
  const generated = [...generatedEntries(paths), ...ofDealers, ...ofDrivers, ...ofNews, ...ofArticles]
  return [...generated.filter(({ key }) => !covered.has(key)), ...ofEditors]
}
