import { viewBoxOf, wholeMap } from '#features/dealers/dealer-finder/rules.ts'
import { mapRegions } from '#features/dealers/dealer-finder/server.ts'
import { VehicleCompareBar } from '#features/stock/stock-cards/compare.page.tsx'
import type { CardFinance } from '#features/stock/stock-cards/index.ts'
import { stockCardLabels, stockDialogLabels } from '#features/stock/stock-cards/texts.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { BudgetCount, FoundVehicles } from '../found.ts'
import { addressOf, type ResultView } from '../rules/result-view.ts'
import { activeFilters, type StockSearch } from '../rules/stock-search.ts'
import { type SearchTexts, stockSearchTexts } from '../texts.ts'
import { StartingPoints } from './starting-points.tsx'
import { UsedVehicleSearch } from './used-vehicle-search.island.tsx'

/** The outlines of provinces and countries. */
function MapOutlines() {
  return mapRegions().map(({ name, kind, outline }) => (
    <path
      key={name}
      d={outline}
      className={`stroke-[1.25px] stroke-line [vector-effect:non-scaling-stroke] ${kind === 'neighbour' ? 'fill-studio-wall' : 'fill-surface'}`}
    />
  ))
}

type Props = {
  search: StockSearch
  found: FoundVehicles
  view: ResultView
  finance: CardFinance
  budgets: readonly BudgetCount[]
}

function headingOf(search: StockSearch, { facets }: FoundVehicles, texts: SearchTexts['results']): string {
  const [make, ...others] = search.make
  const label = facets.make.find(({ slug }) => slug === make)?.label
  return label && others.length === 0 ? fill(texts.headingOfMake, { make: label }) : texts.heading
}

/** The national search for used vehicles. */
export function SearchPage({ search, found, view, finance, budgets }: Props) {
  const { startingPoints, ...texts } = stockSearchTexts('en')
  const map = view === 'map' ? { outlines: <MapOutlines />, viewBox: viewBoxOf(wholeMap) } : null
  return (
    <>
      <div className="frame pt-10 pb-section tablet:pt-14">
        <h1 className="mb-8 text-h1">{headingOf(search, found, texts.results)}</h1>
        <UsedVehicleSearch
          key={addressOf(search, view)}
          initialSearch={search}
          initial={found}
          {...{ view, finance, map, texts }}
          labels={{ card: stockCardLabels('en'), dialogs: stockDialogLabels('en') }}
        />
      </div>
      {activeFilters(search).length === 0 ? (
        <StartingPoints
          facets={found.facets}
          budgets={budgets}
          texts={{ startingPoints, results: texts.results }}
        />
      ) : null}
      <VehicleCompareBar language="en" />
    </>
  )
}
