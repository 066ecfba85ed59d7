import { fill } from '#platform/i18n/fill.ts'
import { Glyph } from '#ui/icons/glyph.tsx'
import { glyphs } from '#ui/icons/glyphs.ts'
import type { FoundVehicles } from '../found.ts'
import { emptySearch, type StockSearch } from '../rules/stock-search.ts'
import type { SearchTexts } from '../texts.ts'
import { chosenFilters } from './filter-labels.ts'
import { SearchLink } from './search-link.tsx'

const chip =
  'inline-flex min-h-9 items-center gap-2 rounded-sharp border border-field bg-surface pr-2.5 pl-3.5 font-semibold text-small wrap-anywhere hover:border-ink hover:bg-raised pointer-coarse:min-h-11'

type Props = {
  search: StockSearch
  found: FoundVehicles
  texts: SearchTexts['chosen']
  onChoose: (search: StockSearch) => void
}

/** The chosen filters, each a link that removes it, and one that removes all. */
export function ChosenFilters({ search, found, texts, onChoose }: Props) {
  const chosen = chosenFilters(search, found, texts)
  if (chosen.length === 0) return null
  return (
    <ul aria-label={texts.list} className="flex flex-wrap items-center gap-2">
      {chosen.map(({ key, label, without }) => (
        <li key={key}>
          <SearchLink
            search={without}
            onChoose={onChoose}
            label={fill(texts.remove, { filter: label })}
            className={chip}
          >
            {label}
            <Glyph shape={glyphs.x} size={16} />
          </SearchLink>
        </li>
      ))}
      <li>
        <SearchLink
          search={{ ...emptySearch, sort: search.sort === 'distance' ? emptySearch.sort : search.sort }}
          onChoose={onChoose}
          className="target underlined ml-2 inline-flex items-center text-small hover:text-accent-text"
        >
          {texts.clearAll}
        </SearchLink>
      </li>
    </ul>
  )
}
