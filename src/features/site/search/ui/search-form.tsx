import { Button } from '#ui/actions/button.tsx'
import { maxQueryLength, searchPath } from '../rules/search-address.ts'
import type { SearchTexts } from '../texts.ts'

/** The form of the search page, filled with the current query. */
export function SearchForm({ query, texts }: { query: string; texts: SearchTexts }) {
  return (
    <search>
      <form action={searchPath} className="grid max-w-[46rem] gap-3 phone:grid-cols-[minmax(0,1fr)_auto]">
        <input
          type="search"
          name="q"
          aria-label={texts.whatFor}
          defaultValue={query}
          maxLength={maxQueryLength}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          className="entry"
        />
        <Button type="submit">{texts.search}</Button>
      </form>
    </search>
  )
}
