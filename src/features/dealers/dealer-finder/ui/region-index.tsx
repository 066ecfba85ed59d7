import { Link } from '#ui/actions/link.tsx'
import type { Count, FinderContent, FinderScope } from '../data/load-finder.ts'
import { finderPath, regionAddress } from '../rules/finder-address.ts'

type Entry = Count & { readonly href: string }

function Entries({ id, title, entries }: { id: string; title: string; entries: readonly Entry[] }) {
  if (entries.length === 0) return null
  return (
    <div>
      <h3 id={id} className="text-h4">
        {title}
      </h3>
      <ul aria-labelledby={id} className="mt-3 gap-x-gutter phone:columns-2 laptop:columns-3">
        {entries.map(({ slug, name, count, href }) => (
          <li key={slug} className="break-inside-avoid border-line border-b">
            <Link
              href={href}
              className="flex min-h-11 items-center justify-between gap-4 py-2 hover:text-accent-text"
            >
              <span className="min-w-0">{name}</span>
              <span className="figures text-ink-2 text-small">
                {count}
                <span className="sr-only">{count === 1 ? ' dealer' : ' dealers'}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

type Props = Pick<FinderContent, 'regions' | 'cities'> & { scope: FinderScope | null }

const withAddress = ({ slug, name, count }: Count): Entry => ({
  ...{ slug, name, count },
  href: regionAddress(slug),
})

/** Links to the dealers of every province and country, and of the cities in the region of the page. */
export function RegionIndex({ regions, cities, scope }: Props) {
  const ofKind = (kind: 'province' | 'country') =>
    regions.filter((region) => region.kind === kind).map(withAddress)
  const region = scope?.region
  return (
    <section aria-labelledby="by-region" className="band bg-surface print:hidden">
      <div className="frame grid gap-12">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
          <h2 id="by-region" className="text-h2">
            Browse by place
          </h2>
          {scope ? (
            <Link
              href={finderPath}
              className="underlined target font-semibold text-button hover:text-accent-text"
            >
              All dealers
            </Link>
          ) : null}
        </div>
        {region ? (
          <Entries
            id="by-city"
            title={`Towns and cities in ${region.name}`}
            entries={cities.map((city) => ({ ...city, href: regionAddress(region.slug, city.slug) }))}
          />
        ) : null}
        <Entries id="by-province" title="Provinces of South Africa" entries={ofKind('province')} />
        <Entries id="by-country" title="Other countries" entries={ofKind('country')} />
      </div>
    </section>
  )
}
