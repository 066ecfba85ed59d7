import { fill } from '#platform/i18n/fill.ts'
import { log } from '#platform/log.ts'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { grouped } from '../data/result.ts'
import { type SearchAnswer, search } from '../data/search.ts'
import { type SearchTexts, searchTexts } from '../texts.ts'
import { LineResults } from './line-results.tsx'
import { RangeResults } from './range-results.tsx'
import { SearchForm } from './search-form.tsx'

/** Of each kind on a page: what comes after is hardly what was meant. */
const most = { range: 12, model: 24, page: 24 }

/** What came of it, in a sentence. */
function sayingOf({ question, corrected, partly, results }: SearchAnswer, texts: SearchTexts): string | null {
  if (question === '') return texts.invitation
  if (results.length === 0) return `${fill(texts.nothing, { question })} ${texts.tryOther}`
  if (corrected) return fill(texts.corrected, { question, corrected })
  return partly ? fill(texts.partly, { question }) : null
}

async function answerTo(typed: string): Promise<SearchAnswer | null> {
  try {
    return await search(typed, { language: 'en', most })
  } catch (error) {
    log.error({ reason: String(error) }, 'the search failed')
    return null
  }
}

/** Said only where there is more than is shown. */
function Count({ shown, total, texts }: { shown: number; total: number; texts: SearchTexts }) {
  if (total <= shown) return null
  return <p className="text-ink-2 text-small">{fill(texts.best, { shown, total })}</p>
}

/**
 * The results of a question, by kind. What is found in another language than English leads to it there.
 *
 * @param typed anything at all
 */
export async function SearchPage({ typed }: { typed: string }) {
  const texts = searchTexts('en').search
  const answer = await answerTo(typed)
  const { question, results } = answer ?? { question: typed, results: [] }
  const saying = answer ? sayingOf(answer, texts) : texts.failed
  return (
    <>
      <div className="frame grid grid-cols-1 gap-8 pt-14 pb-12 tablet:pt-20">
        <h1 className="wrap-anywhere text-h1">
          {question && results.length > 0 ? fill(texts.results, { question }) : texts.search}
        </h1>
        <SearchForm question={question} texts={texts} />
        {saying ? <p className="wrap-anywhere max-w-[60ch] text-ink-2 text-lead">{saying}</p> : null}
        {results.length === 0 ? (
          <div>
            <ButtonLink href="/vehicles" look="secondary">
              {texts.seeAllVehicles}
            </ButtonLink>
          </div>
        ) : null}
      </div>
      <div className="frame grid grid-cols-1 gap-14 pb-section">
        {grouped(results).map(({ kind, results: of }) => (
          <section key={kind} aria-labelledby={`found-${kind}`}>
            <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-8">
              <h2 id={`found-${kind}`} className="text-h3">
                {texts[kind]}
              </h2>
              <Count shown={of.length} total={of[0]?.total ?? 0} texts={texts} />
            </div>
            {kind === 'range' ? <RangeResults results={of} /> : <LineResults results={of} />}
          </section>
        ))}
      </div>
    </>
  )
}
