import { lineUpAddress } from '#features/vehicles/line-up/rules.ts'
import { rangePath } from '#features/vehicles/vehicles/index.ts'
import { listRangesOrEmpty } from '#features/vehicles/vehicles/server.ts'
import { fill } from '#platform/i18n/fill.ts'
import { log } from '#platform/process/log.ts'
import { brand } from '#platform/site/brand.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import type { SearchResult } from '../data/find.ts'
import { addressOf, groupByKind, priceOf } from '../data/result.ts'
import { type SearchOutcome, search } from '../data/search.ts'
import { parseQuery } from '../rules/query.ts'
import { type SearchTexts, searchTexts } from '../texts.ts'
import { limitsText } from './limits-text.ts'
import { LineResults } from './line-results.tsx'
import { ModelResults } from './model-results.tsx'
import { NoResults } from './no-results.tsx'
import { RangeCards } from './range-cards.tsx'
import { SearchForm } from './search-form.tsx'

/** The ranges of a search. */
function RangeResults({ results }: { results: readonly SearchResult[] }) {
  return (
    <RangeCards
      cards={results.map((result) => ({
        href: addressOf(result),
        title: result.title,
        summary: result.summary,
        price: priceOf(result, 'en'),
        drawing: result.shown.drawing,
        language: result.language,
      }))}
    />
  )
}

/** Results of each kind on the page; later ones are rarely relevant. */
const limits = { range: 12, model: 24, page: 24 }

/** Returns the sentence that explains the results; null when they need none. */
function messageOf(
  { query, corrected, isPartial, vehicleLimits, results }: SearchOutcome,
  texts: SearchTexts,
): string | null {
  if (query === '') return texts.invitation
  if (results.length === 0) return `${fill(texts.nothing, { question: query })} ${texts.tryOther}`
  if (vehicleLimits) return limitsText(vehicleLimits, texts)
  if (corrected) return fill(texts.corrected, { question: query, corrected })
  return isPartial ? fill(texts.partly, { question: query }) : null
}

async function trySearch(typed: string): Promise<SearchOutcome | null> {
  try {
    return await search(typed, { language: 'en', limits, priced: true })
  } catch (error) {
    log.error({ reason: String(error) }, 'search failed')
    return null
  }
}

/** The number of displayed and of all results; nothing when all are displayed. */
function Count({ displayed, total, texts }: { displayed: number; total: number; texts: SearchTexts }) {
  if (total <= displayed) return null
  return <p className="text-ink-2 text-small">{fill(texts.best, { shown: displayed, total })}</p>
}

/** Returns the title of the page for a query, which is not validated. */
export function searchTitle(typed: string): string {
  const texts = searchTexts('en').search
  const { text } = parseQuery(typed, brand.name)
  return text === '' ? texts.search : fill(texts.searchFor, { question: text })
}

/** Returns how many results there are in total, or null when there are none. */
function totalText(groups: ReturnType<typeof groupByKind>, texts: SearchTexts): string | null {
  const count = groups.reduce((sum, { results }) => sum + (results[0]?.total ?? 0), 0)
  if (count === 0) return null
  return count === 1 ? texts.oneResult : fill(texts.manyResults, { count })
}

/**
 * The results of a query by kind. A result found in another language links to its page in that language.
 *
 * @param typed unvalidated query
 */
export async function SearchPage({ typed }: { typed: string }) {
  const texts = searchTexts('en').search
  const outcome = await trySearch(typed)
  const { query, results } = outcome ?? { query: typed, results: [] }
  const message = outcome ? messageOf(outcome, texts) : texts.failed
  const groups = groupByKind(results)
  const total = totalText(groups, texts)
  const ranges = await listRangesOrEmpty()
  const names = new Map(ranges.map(({ slug, name }) => [rangePath(slug), name]))
  const nameOf = (path: string) => names.get(path) ?? null
  return (
    <>
      <div className="frame grid grid-cols-1 gap-8 pt-14 pb-12 tablet:pt-20">
        <h1 className="wrap-anywhere text-h1">
          {query && results.length > 0 ? fill(texts.results, { question: query }) : texts.search}
        </h1>
        <SearchForm query={query} texts={texts} />
        {total ? <p className="figures font-semibold text-h4">{total}</p> : null}
        {message ? <p className="wrap-anywhere max-w-[60ch] text-ink-2 text-lead">{message}</p> : null}
        {outcome?.vehicleLimits?.monthly ? (
          <p>
            <TextLink href={lineUpAddress({ order: 'instalment' })}>{texts.withInstalments}</TextLink>
          </p>
        ) : null}
      </div>
      <div className="frame grid grid-cols-1 gap-14 pb-section">
        {groups.map(({ kind, results: group }) => (
          <section key={kind} aria-labelledby={`found-${kind}`}>
            <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-8">
              <h2 id={`found-${kind}`} className="text-h3">
                {texts[kind]}
              </h2>
              <Count displayed={group.length} total={group[0]?.total ?? 0} texts={texts} />
            </div>
            {kind === 'range' ? <RangeResults results={group} /> : null}
            {kind === 'model' ? <ModelResults results={group} nameOf={nameOf} /> : null}
            {kind === 'page' ? <LineResults results={group} /> : null}
          </section>
        ))}
        {groups.length === 0 ? <NoResults ranges={ranges} texts={texts} /> : null}
      </div>
    </>
  )
}
