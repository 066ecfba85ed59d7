import { useState } from 'react'
import { fill } from '#platform/i18n/fill.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/overlays/dialog.island.tsx'
import type { ModelCards } from '../../model-cards.ts'
import { filtersOf, findMatchingModels, noFilters, type SelectedFilters } from '../../rules/model-filters.ts'
import { nearestModelsFirst } from '../../rules/nearest-models.ts'
import type { ConfiguratorTexts } from '../../texts.ts'
import { useChoice } from '../configurator/choice.island.tsx'
import { FilterFields } from './filter-fields.tsx'
import { ModelCardList } from './model-card-list.tsx'

type Props = {
  response: ModelCards
  ofRange: boolean
  rangeSlug: string
  /** Codes of compared models, which are not listed; choosing a model then adds it to their comparison. */
  compared?: readonly string[] | undefined
  dealerSlug: string | null
  close: string
  prices: ConfiguratorTexts
  onDone: () => void
}

/**
 * Selects a model from a list with search and filters. On a phone the filters are in a sheet.
 *
 * Source: requirements V-212 to V-215 and V-222.
 */
export function ModelChooser(props: Props) {
  const { response, ofRange, rangeSlug, compared, dealerSlug, close, prices, onDone } = props
  const { brand, showsPrices, texts } = response
  const { model } = useChoice()
  const [searchTerm, setSearchTerm] = useState('')
  const [selectedFilters, setSelectedFilters] = useState<SelectedFilters>(noFilters)
  const [panelOpen, setPanelOpen] = useState(false)
  const cards = response.cards.filter(
    ({ code, range }) => (!ofRange || range.slug === rangeSlug) && !compared?.includes(code),
  )
  const hero = response.cards.find(({ code }) => code === model?.code)?.hero ?? null
  const filters = filtersOf(cards, ofRange, hero)
  const found = findMatchingModels(cards, { searchTerm, brand, filters: selectedFilters, byGrade: ofRange })
  const clear = () => {
    setSearchTerm('')
    setSelectedFilters(noFilters)
  }
  const fields = (
    <FilterFields filters={filters} selected={selectedFilters} onChange={setSelectedFilters} texts={texts} />
  )
  const clearAll = (
    <Button variant="text" onClick={clear}>
      {texts.clearAll}
    </Button>
  )
  const showing = found.length === 1 ? texts.showingOne : fill(texts.showing, { count: found.length })
  return (
    <div className="grid grid-cols-1 gap-8 tablet:grid-cols-[13rem_minmax(0,1fr)] tablet:gap-10">
      <div className="max-tablet:hidden">{fields}</div>
      <div className="grid min-h-[60svh] grid-cols-1 content-start gap-6">
        <input
          type="search"
          value={searchTerm}
          onChange={({ target }) => setSearchTerm(target.value)}
          placeholder={texts.search}
          aria-label={texts.search}
          className="entry"
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p role="status" className="figures">
            {showing}
          </p>
          {clearAll}
          <div className="w-full tablet:hidden">
            <Button variant="secondary" wide aria-haspopup="dialog" onClick={() => setPanelOpen(true)}>
              {texts.advancedFilters}
            </Button>
          </div>
        </div>
        <ModelCardList
          cards={nearestModelsFirst(found, rangeSlug, model?.code)}
          showsRangeNames={!ofRange}
          {...{ rangeSlug, compared, dealerSlug, showsPrices, texts, prices, onDone }}
          selected={model?.code}
        />
      </div>
      <Dialog
        open={panelOpen}
        onClose={() => setPanelOpen(false)}
        title={texts.advancedFilters}
        shape="sheet"
        labels={{ close }}
      >
        {fields}
        <div className="sticky bottom-0 -mx-6 mt-8 -mb-6 flex flex-wrap items-center justify-between gap-4 border-line border-t bg-surface px-6 py-4">
          {clearAll}
          <Button onClick={() => setPanelOpen(false)}>{showing}</Button>
        </div>
      </Dialog>
    </div>
  )
}
