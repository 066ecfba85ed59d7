import { type FocusEvent, type SubmitEvent, useCallback, useRef } from 'react'
import { fill } from '#platform/i18n/fill.ts'
import { Button } from '#ui/actions/button.tsx'
import { Glyph } from '#ui/icons/glyph.tsx'
import { glyphs } from '#ui/icons/glyphs.ts'
import { toggleValue } from '../rules/stock-choices.ts'
import { type StockGroup, stockGroups } from '../rules/stock-groups.ts'
import type { ListingTexts } from '../texts.ts'
import { FilterGroup } from './filter-group.tsx'
import type { ListingState } from './listing-state.ts'
import { useFoldedGroups } from './use-folded-groups.ts'

type Props = {
  /** Id of the drawer. */
  id: string
  /** Address of the listing. */
  path: string
  state: ListingState
  texts: ListingTexts
}

const none: readonly string[] = []

/** A drawer on narrow screens, in the page beside the list on wide ones. It opens without JavaScript. */
const drawer =
  'fixed inset-y-0 right-0 left-auto h-dvh max-h-none w-[min(24rem,100vw)] overflow-y-auto overscroll-contain bg-ground text-ink backdrop:bg-black/50 max-laptop:px-margin print:hidden'
const beside =
  'laptop:not-open:static laptop:not-open:block laptop:not-open:h-auto laptop:not-open:w-auto laptop:not-open:overflow-visible laptop:not-open:bg-transparent'

/**
 * The six groups of filters: beside the list, or on narrow screens in a drawer. The drawer is a popover, which opens and
 * closes without JavaScript.
 *
 * Source: requirements D-044, D-214 and D-218.
 */
export function FilterPanel({ id, path, state: { choices, view, list, choose }, texts }: Props) {
  const panel = useRef<HTMLElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  const { listing } = texts
  const { open, fold } = useFoldedGroups(path)
  const toggle = useCallback(
    (group: StockGroup, value: string) => choose((current) => toggleValue(current, group, value)),
    [choose],
  )
  const hide = () => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover()
  }
  // The page behind the drawer is covered: leaving it with the keyboard closes it.
  const hideOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) hide()
  }
  return (
    <section
      ref={panel}
      id={id}
      popover="auto"
      aria-label={listing.filters}
      onToggle={({ newState }) => {
        if (newState === 'open' && !panel.current?.contains(document.activeElement)) close.current?.focus()
      }}
      onBlur={hideOnLeave}
      className={`${drawer} ${beside}`}
    >
      <div className="flex items-center justify-between gap-4 py-4 laptop:hidden">
        <p className="font-semibold text-h4">{listing.filter}</p>
        <button
          ref={close}
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={listing.close}
          className="grid size-11 place-items-center hover:text-accent-text"
        >
          <Glyph shape={glyphs.x} />
        </button>
      </div>
      <div className="border-line border-b">
        {stockGroups.map((group, index) => {
          const isOpen = open.includes(group)
          // Options that are folded follow after those in view.
          const shown = isOpen ? { choices, view } : list
          const listed = shown.view.groups[index]
          return listed ? (
            <FilterGroup
              key={group}
              {...{ listed, texts, isOpen }}
              values={shown.choices.filters[group] ?? none}
              onFold={fold}
              onToggle={toggle}
            />
          ) : null
        })}
      </div>
      <div className="sticky bottom-0 bg-ground py-4 laptop:hidden laptop:noscript:block">
        <Button type="submit" wide onClick={hide}>
          <span className="hidden noscript:inline">{listing.apply}</span>
          <span className="noscript:hidden">
            {view.total === 1 ? listing.showOne : fill(listing.showCount, { count: view.total })}
          </span>
        </Button>
      </div>
    </section>
  )
}

/** Ignores the submission of a form whose fields already took effect. */
export const ignoreSubmit = (event: SubmitEvent) => event.preventDefault()
