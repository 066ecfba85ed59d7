import { type MouseEvent, memo } from 'react'
import { fill } from '#platform/i18n/fill.ts'
import { Glyph } from '#ui/icons/glyph.tsx'
import { glyphs } from '#ui/icons/glyphs.ts'
import { isPlainClick } from '#ui/plain-click.ts'
import { chipsOf } from '../rules/listing-view.ts'
import { clearFilters, type StockChoices, toggleValue } from '../rules/stock-choices.ts'
import type { ListingTexts } from '../texts.ts'
import { type Choose, hrefOf, type ListingAddress, type ShownList } from './listing-state.ts'

type Props = {
  list: ShownList
  choose: Choose
  address: ListingAddress
  texts: ListingTexts['listing']
  /** Called when the link that was pressed goes away. */
  onRemoved: () => void
}

/** The active filters as links that remove them. Source: requirements D-223 to D-225 and D-227. */
export const ChosenFilters = memo(function ChosenFilters({
  list: { choices, view },
  choose,
  address,
  texts,
  onRemoved,
}: Props) {
  const chips = chipsOf(view.groups, choices.filters)
  if (chips.length === 0) return null
  const choosing = (change: (choices: StockChoices) => StockChoices) => ({
    rel: 'nofollow',
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      choose(change)
      onRemoved()
    },
  })
  return (
    <ul aria-label={texts.active} className="flex flex-wrap items-center gap-2 print:hidden">
      {chips.map(({ group, value, label }) => (
        <li key={`${group} ${value}`}>
          <a
            href={hrefOf(toggleValue(choices, group, value), address)}
            {...choosing((current) => toggleValue(current, group, value))}
            aria-label={fill(texts.remove, { filter: label })}
            className="inline-flex min-h-9 items-center gap-2 rounded-sharp border border-field bg-surface pr-2.5 pl-3.5 font-semibold text-small hover:border-ink hover:bg-raised pointer-coarse:min-h-11"
          >
            {label}
            <Glyph shape={glyphs.x} size={16} />
          </a>
        </li>
      ))}
      <li>
        <a
          href={hrefOf(clearFilters(choices), address)}
          {...choosing(clearFilters)}
          className="underlined target inline-flex min-h-9 items-center px-2 font-semibold text-small hover:text-accent-text pointer-coarse:min-h-11"
        >
          {texts.clearAll}
        </a>
      </li>
    </ul>
  )
})
