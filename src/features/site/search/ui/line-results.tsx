import { Link } from '#ui/actions/link.tsx'
import type { SearchResult } from '../data/find.ts'
import { addressOf, priceOf } from '../data/result.ts'

/** Pages as a list. */
export function LineResults({ results }: { results: readonly SearchResult[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-12 border-line border-t desktop:grid-cols-2">
      {results.map((result) => (
        <li
          key={result.shown.href}
          lang={result.language}
          className="relative flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-line border-b py-4"
        >
          <div className="grid min-w-0 max-w-[60ch] gap-1">
            <h3 className="font-semibold">
              <Link href={addressOf(result)} className="after:absolute after:inset-0 hover:underlined">
                {result.title}
              </Link>
            </h3>
            {result.summary ? <p className="text-ink-2 text-small">{result.summary}</p> : null}
          </div>
          {result.shown.price === null ? null : <p className="figures">{priceOf(result, 'en')}</p>}
        </li>
      ))}
    </ul>
  )
}
