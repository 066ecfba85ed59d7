import type { Language } from '#platform/i18n/languages.ts'
import { Anchor } from '#ui/actions/anchor.tsx'
import type { SiteMenuItem } from '../rules/site-menu.ts'
import { dealerSiteTexts } from '../texts.ts'

type Props = { items: readonly SiteMenuItem[]; path: string; language: Language }

/** The menu of a dealer's site in one line, which scrolls on narrow screens. Source: requirement D-001. */
export function SiteMenu({ items, path, language }: Props) {
  if (items.length === 0) return null
  return (
    <nav
      aria-label={dealerSiteTexts(language).dealerSite.pages}
      className="border-line border-t print:hidden"
    >
      <ul className="frame flex gap-x-7 overflow-x-auto [scrollbar-width:none]">
        {items.map(({ label, href }) => (
          <li key={href} className="flex-none">
            <Anchor
              href={href}
              current={path === href || path.startsWith(`${href}/`)}
              className="flex min-h-12 items-center border-transparent border-b-2 font-semibold text-button text-ink-2 -outline-offset-3 hover:text-ink aria-[current=location]:border-accent aria-[current=location]:text-ink"
            >
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
