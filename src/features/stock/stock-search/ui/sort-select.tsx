import { Select } from '#ui/forms/select.tsx'
import { isSearchSort, type StockSearch, searchSorts } from '../rules/stock-search.ts'
import type { SearchTexts } from '../texts.ts'

type Props = {
  search: StockSearch
  texts: SearchTexts
  onChange: (values: Partial<StockSearch>) => void
}

/** The orders of the list; the distance only with a place. Source: requirements D-234 to D-239. */
export function SortSelect({ search, texts, onChange }: Props) {
  const hasPlace = search.near !== '' || search.here !== null
  const options = searchSorts
    .filter((sort) => sort !== 'distance' || hasPlace)
    .map((sort) => ({ value: sort, label: texts.searchOrders[sort] }))
  return (
    <Select
      label={texts.results.sort}
      name="sort"
      value={search.sort}
      options={options}
      onChange={({ target: { value } }) => {
        if (isSearchSort(value)) onChange({ sort: value })
      }}
    />
  )
}
