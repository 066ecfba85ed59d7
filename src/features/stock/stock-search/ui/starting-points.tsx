import { fill } from '#platform/i18n/fill.ts'
import { formatPrice, rand } from '#platform/money.ts'
import type { BudgetCount, FoundVehicles, Option } from '../found.ts'
import { searchAddress } from '../rules/search-query.ts'
import { emptySearch, type StockSearch } from '../rules/stock-search.ts'
import type { SearchTexts, StartingPointTexts } from '../texts.ts'
import { formatCount, vehicleWord } from './filter-labels.ts'

const maxLinks = 12

type Link = { readonly label: string; readonly count: number; readonly search: StockSearch }

type LinksProps = {
  id: string
  title: string
  links: readonly Link[]
  texts: SearchTexts['results']
}

function Links({ id, title, links, texts }: LinksProps) {
  if (links.length === 0) return null
  return (
    <div>
      <h3 id={id} className="text-h4">
        {title}
      </h3>
      <ul aria-labelledby={id} className="mt-3">
        {links.map(({ label, count, search }) => (
          <li key={label} className="border-line border-b">
            <a
              href={searchAddress(search)}
              className="flex min-h-11 items-center justify-between gap-4 py-2 hover:text-accent-text"
            >
              <span className="min-w-0">{label}</span>
              <span className="figures text-ink-2 text-small">
                {formatCount(count)}
                <span className="sr-only">{` ${vehicleWord(count, texts)}`}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

const linksOf = (facet: 'make' | 'bodyType', options: readonly Option[]): Link[] =>
  options
    .slice(0, maxLinks)
    .map(({ slug, label, count }) => ({ label, count, search: { ...emptySearch, [facet]: [slug] } }))

type Props = {
  facets: FoundVehicles['facets']
  budgets: readonly BudgetCount[]
  texts: { readonly startingPoints: StartingPointTexts; readonly results: SearchTexts['results'] }
}

/** Links into the stock by make, body type and monthly budget, each with its number of vehicles. */
export function StartingPoints({ facets, budgets, texts: { startingPoints, results } }: Props) {
  return (
    <section aria-labelledby="starting-points" className="band bg-surface print:hidden">
      <div className="frame grid gap-10">
        <h2 id="starting-points" className="text-h2">
          {startingPoints.heading}
        </h2>
        <div className="grid gap-10 tablet:grid-cols-3">
          <Links
            id="by-make"
            title={startingPoints.byMake}
            links={linksOf('make', facets.make)}
            texts={results}
          />
          <Links
            id="by-body"
            title={startingPoints.byBody}
            links={linksOf('bodyType', facets.bodyType)}
            texts={results}
          />
          <Links
            id="by-budget"
            title={startingPoints.byBudget}
            texts={results}
            links={budgets.map(({ budget, count }) => ({
              count,
              label: fill(startingPoints.upTo, { amount: formatPrice(rand(budget)) }),
              search: { ...emptySearch, budget },
            }))}
          />
        </div>
      </div>
    </section>
  )
}
