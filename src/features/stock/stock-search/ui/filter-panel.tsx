import { fill } from '#platform/i18n/fill.ts'
import { Checkbox } from '#ui/forms/checkbox.tsx'
import type { FoundVehicles } from '../found.ts'
import { facetNames } from '../rules/facets.ts'
import { maxTextLength, parameterOf } from '../rules/search-query.ts'
import type { StockSearch } from '../rules/stock-search.ts'
import type { SearchTexts } from '../texts.ts'
import { DraftInput } from './draft-input.tsx'
import { FacetGroup } from './facet-group.tsx'
import { formatCount } from './filter-labels.ts'
import { NumberFilters } from './number-filters.tsx'
import { PlaceFilter } from './place-filter.tsx'

export type FilterPanelProps = {
  search: StockSearch
  found: FoundVehicles
  texts: SearchTexts
  onChange: (values: Partial<StockSearch>) => void
}

/** Every filter of the search. Its controls are those of the form that works without scripts. */
export function FilterPanel({ search, found, texts: { filters, results }, onChange }: FilterPanelProps) {
  const { facets, dealers, certifiedCount, isPlaceUnknown } = found
  const dealerOptions = dealers.map(({ slug, name, count }) => ({ slug, count, label: name }))
  return (
    <div className="grid min-w-0 gap-4">
      <DraftInput
        label={filters.search}
        name="q"
        type="search"
        value={search.q}
        maxLength={maxTextLength}
        autoComplete="off"
        placeholder={filters.example}
        onCommit={(text) => onChange({ q: text.trim() })}
      />
      {facetNames.map((facet) =>
        facet === 'range' && search.make.length === 0 && search.range.length === 0 ? null : (
          <FacetGroup
            key={facet}
            title={filters[facet]}
            texts={{ filters, results }}
            name={parameterOf(facet)}
            options={facets[facet]}
            chosen={search[facet]}
            onChange={(chosen) => onChange({ [facet]: chosen })}
          />
        ),
      )}
      <NumberFilters {...{ search, onChange }} texts={filters} />
      <PlaceFilter {...{ search, isPlaceUnknown, onChange }} texts={filters} />
      <Checkbox
        name="certified"
        value="yes"
        checked={search.certified}
        onChange={({ target }) => onChange({ certified: target.checked })}
        label={fill(filters.certifiedOnly, { count: formatCount(certifiedCount) })}
      />
      <FacetGroup
        title={filters.dealer}
        texts={{ filters, results }}
        name={parameterOf('dealer')}
        options={dealerOptions}
        chosen={search.dealer}
        onChange={(chosen) => onChange({ dealer: chosen })}
      />
    </div>
  )
}
