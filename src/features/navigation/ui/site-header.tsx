import Link from 'next/link'
import { brand } from '#platform/brand.ts'
import { mainDestinations } from '../destinations.ts'

/** The bar on top of every page. */
export function SiteHeader() {
  return (
    <header className="relative z-10 bg-ground">
      <div className="frame flex min-h-15 flex-wrap items-center justify-between gap-x-6 tablet:min-h-19">
        <Link
          href="/"
          aria-label={`${brand.siteName}, home`}
          className="flex min-h-11 items-center gap-3 font-display text-lg uppercase tracking-[0.18em] [font-stretch:125%] [font-weight:700]"
        >
          <span aria-hidden="true" className="h-[5px] w-7 -skew-x-[24deg] bg-accent" />
          {brand.name}
        </Link>
        <nav aria-label="Main">
          <ul className="flex gap-8">
            {mainDestinations.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} className="flex min-h-11 items-center font-semibold hover:text-accent">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  )
}
