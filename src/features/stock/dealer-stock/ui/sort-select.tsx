import { memo, useId } from 'react'
import { isStockSort, type StockSort, stockSorts } from '#features/stock/stock/rules.ts'
import { Button } from '#ui/actions/button.tsx'
import { Glyph } from '#ui/icons/glyph.tsx'
import { glyphs } from '#ui/icons/glyphs.ts'
import type { ListingTexts } from '../texts.ts'
import type { Choose } from './listing-state.ts'

type Props = {
  /** Id of the form. */
  form: string
  sort: StockSort
  choose: Choose
  texts: ListingTexts
}

/** The order of the listing. Another one leads to the first page. Source: requirements D-213 and D-239. */
export const SortSelect = memo(function SortSelect({ form, sort, choose, texts }: Props) {
  const id = useId()
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-3 max-tablet:flex-1">
      <label htmlFor={id} className="text-small max-tablet:sr-only">
        {texts.listing.sort}
      </label>
      <div className="relative grid min-w-0 grid-cols-1 items-center max-tablet:flex-1">
        <select
          id={id}
          form={form}
          name="sort"
          value={sort}
          onChange={({ target: { value } }) => {
            if (isStockSort(value)) choose((choices) => ({ ...choices, sort: value, page: 1 }))
          }}
          // A width of its own: the browser may paint the page before it has read all options.
          className="entry w-full appearance-none tablet:w-52 truncate pr-11"
        >
          {stockSorts.map((each) => (
            <option key={each} value={each}>
              {texts.sorts[each]}
            </option>
          ))}
        </select>
        <Glyph shape={glyphs.chevronDown} className="pointer-events-none absolute right-3.5" />
      </div>
      <span className="hidden noscript:contents">
        <Button type="submit" form={form} variant="secondary" size="compact">
          {texts.listing.apply}
        </Button>
      </span>
    </div>
  )
})
