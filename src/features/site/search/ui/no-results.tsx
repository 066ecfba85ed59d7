import type { VehicleRange } from '#features/vehicles/vehicles/index.ts'
import { rangePath } from '#features/vehicles/vehicles/index.ts'
import { vehicleGroupOf } from '#features/vehicles/vehicles/rules.ts'
import { vehicleTexts } from '#features/vehicles/vehicles/texts.ts'
import { fill } from '#platform/i18n/fill.ts'
import { formatPrice } from '#platform/money.ts'
import { Link } from '#ui/actions/link.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { popularRanges } from '../rules/popular-ranges.ts'
import { searchAddress } from '../rules/search-address.ts'
import type { SearchTexts } from '../texts.ts'
import { RangeCards } from './range-cards.tsx'
import { UsefulLinks } from './useful-links.tsx'

/** One row of cards on wide screens. */
const popularCount = 4

function cardOf({ slug, name, tagline, fromPrice, drawing }: VehicleRange) {
  const { from } = vehicleTexts('en').vehicles
  return {
    href: rangePath(slug),
    title: name,
    summary: tagline,
    price: fromPrice === null ? null : fill(from, { price: formatPrice(fromPrice) }),
    drawing,
  }
}

/** What a visitor can do when a search has no results: search for an example, open a vehicle or a page. */
export function NoResults({ ranges, texts }: { ranges: readonly VehicleRange[]; texts: SearchTexts }) {
  const popular = popularRanges(ranges, ({ bodyType }) => vehicleGroupOf(bodyType), popularCount)
  return (
    <>
      <section aria-labelledby="search-examples">
        <h2 id="search-examples" className="mb-4 text-h4">
          {texts.examples}
        </h2>
        <ul className="flex flex-wrap gap-3">
          {texts.exampleQueries.split(', ').map((query) => (
            <li key={query}>
              <Link
                href={searchAddress(query)}
                className="inline-flex min-h-11 items-center rounded-sharp border border-field px-5 hover:border-ink"
              >
                {query}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {popular.length > 0 ? (
        <section aria-labelledby="search-popular">
          <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
            <h2 id="search-popular" className="text-h3">
              {texts.popular}
            </h2>
            <TextLink href="/vehicles">{texts.seeAllVehicles}</TextLink>
          </div>
          <RangeCards cards={popular.map(cardOf)} />
        </section>
      ) : null}
      <UsefulLinks texts={texts} />
    </>
  )
}
