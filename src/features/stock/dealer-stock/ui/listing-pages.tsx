import { type MouseEvent, memo, type ReactNode } from 'react'
import { fill } from '#platform/i18n/fill.ts'
import { Glyph } from '#ui/icons/glyph.tsx'
import { glyphs } from '#ui/icons/glyphs.ts'
import { isPlainClick } from '#ui/plain-click.ts'
import { pageWindow } from '#ui/wayfinding/page-window.ts'
import type { ListingTexts } from '../texts.ts'
import { type Choose, hrefOf, type ListingAddress, type ShownList } from './listing-state.ts'

type Props = {
  list: ShownList
  choose: Choose
  address: ListingAddress
  texts: ListingTexts['listing']
  /** Called after another page was chosen. */
  onTurned: () => void
}

const itemClasses = 'grid min-h-11 min-w-11 place-items-center rounded-sharp px-2'

/** Links to the pages of the listing; nothing for a single one. Source: requirements D-228 to D-230. */
export const ListingPages = memo(function ListingPages({
  list: { choices, view },
  choose,
  address,
  texts,
  onTurned,
}: Props) {
  const { page: current, pages } = view
  if (pages === 1) return null
  const link = (page: number, label: string, content: ReactNode) => (
    <a
      href={hrefOf({ ...choices, page }, address)}
      aria-label={label}
      onClick={(event: MouseEvent) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        choose((current) => ({ ...current, page }))
        onTurned()
      }}
      className={`${itemClasses} hover:bg-raised`}
    >
      {content}
    </a>
  )
  return (
    <nav aria-label={texts.pages} className="print:hidden">
      <ul className="figures flex flex-wrap items-center gap-1">
        {current > 1 ? (
          <li>{link(current - 1, texts.previous, <Glyph shape={glyphs.arrowLeft} />)}</li>
        ) : null}
        {pageWindow(current, pages).map((page, index, all) =>
          page === null ? (
            <li key={`after ${all[index - 1]}`} aria-hidden="true" className="px-1 text-ink-2">
              …
            </li>
          ) : (
            <li key={page}>
              {page === current ? (
                <span
                  aria-current="page"
                  className={`${itemClasses} bg-ink text-on-ink forced-colors:border`}
                >
                  {page}
                </span>
              ) : (
                link(page, fill(texts.page, { number: page }), page)
              )}
            </li>
          ),
        )}
        {current < pages ? (
          <li>{link(current + 1, texts.next, <Glyph shape={glyphs.arrowRight} />)}</li>
        ) : null}
      </ul>
    </nav>
  )
})
