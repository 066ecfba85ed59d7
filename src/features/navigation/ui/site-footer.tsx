import Link from 'next/link'
import { brand } from '#platform/brand.ts'
import type { Destination } from '../destinations.ts'

/** The foot of every page, with the way to every range. */
export function SiteFooter({ ranges }: { ranges: readonly Destination[] }) {
  return (
    <footer className="border-line border-t">
      <div className="frame grid gap-10 py-14 tablet:grid-cols-[2fr_1fr_1fr]">
        <div className="max-w-[26rem]">
          <p className="font-display text-lg uppercase tracking-[0.18em] [font-stretch:125%] [font-weight:700]">
            {brand.name}
          </p>
          <p className="mt-4 text-ink-2 text-small">
            Prices are recommended retail prices in South African rand with VAT. Instalments are estimates,
            not an offer of credit.
          </p>
        </div>
        <nav aria-label="Ranges" className="tablet:col-span-2">
          <ul className="grid grid-cols-2 gap-x-6">
            {ranges.map(({ href, label }) => (
              <li key={href}>
                <Link
                  href={href}
                  className="flex min-h-11 items-center text-ink-2 hover:text-ink hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
