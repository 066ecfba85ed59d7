'use client'

import { type ReactNode, useId, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { TabList } from '#ui/disclosure/tab-list.tsx'
import { Select } from '#ui/forms/select.tsx'
import {
  arrangeByMonth,
  chooseCategory,
  type EventFilters,
  type FilteredEvent,
  isInCategory,
  noFilters,
} from '../rules/filter-events.ts'
import type { YearMonth } from '../rules/months.ts'
import type { MotorsportEventTexts } from '../texts.ts'
import { EventGrid } from './event-grid.tsx'
import { FilterGrid } from './filter-grid.tsx'
import { resultText } from './filter-labels.ts'

/** An event with its card, which the server renders. */
export type FilteredCard = FilteredEvent & { readonly id: string; readonly card: ReactNode }

type Props = {
  /** In the order of the list. */
  events: readonly FilteredCard[]
  categories: readonly string[]
  thisMonth: YearMonth
  /** Headings of the months, by month. */
  monthTitles: Readonly<Record<YearMonth, string>>
  /** The twelve months of the filter, in order. */
  monthNames: readonly string[]
  /** Whether there is a filter by month, and a heading for each. */
  byMonth: boolean
  /** Whether each card has a row of the window to itself, and margins of its own. */
  fullWidth?: boolean
  /** Level of those headings. */
  headingLevel: 2 | 3
  texts: MotorsportEventTexts
}

const all = 'all'

/**
 * Events with tabs by category, and a filter by month. Without JavaScript every event is shown, by month.
 *
 * Source: requirements C-071 to C-076, C-093 and C-209; decision C-15.
 */
export function EventFilter(props: Props) {
  const { events, categories, thisMonth, monthTitles, monthNames, byMonth, headingLevel, texts } = props
  const frame = props.fullWidth ? 'frame' : ''
  const id = useId()
  const Heading = `h${headingLevel}` as const
  const [filters, setFilters] = useState<EventFilters>(noFilters)
  // By id: a refresh of the page brings new cards of the same events, which reset nothing.
  const list = events.map((event) => event.id).join(' ')
  const [previous, setPrevious] = useState(list)
  if (previous !== list) {
    setPrevious(list)
    setFilters(chooseCategory(categories.find((category) => category === filters.category) ?? null))
  }
  const tabs = [
    { id: all, label: texts.all },
    ...categories.map((label, index) => ({ id: `${index}`, label })),
  ]
  const selected = filters.category === null ? all : `${categories.indexOf(filters.category)}`
  const groups = byMonth ? arrangeByMonth(events, filters, thisMonth) : []
  const cards = events.map((event) => ({ ...event, isShown: isInCategory(event, filters.category) }))
  const shown = byMonth
    ? groups.reduce((sum, group) => sum + group.shown, 0)
    : cards.filter(({ isShown }) => isShown).length
  return (
    <>
      <div className={`noscript:hidden ${frame}`}>
        <TabList
          label={texts.categories}
          tabs={tabs}
          selected={selected}
          panelId={id}
          onSelect={(tab) => setFilters(chooseCategory(categories[Number(tab)] ?? null))}
        />
        {byMonth ? (
          <div className="mt-8 flex flex-wrap items-end gap-4">
            <div className="min-w-0 basis-60">
              <Select
                label={texts.month}
                emptyLabel={texts.allMonths}
                options={monthNames.map((label, index) => ({ value: `${index + 1}`, label }))}
                value={filters.month ?? ''}
                onChange={({ target }) => setFilters({ ...filters, month: Number(target.value) || null })}
              />
            </div>
            <Button variant="secondary" onClick={() => setFilters(noFilters)}>
              {texts.reset}
            </Button>
          </div>
        ) : null}
      </div>
      <div id={id} role="tabpanel" aria-labelledby={`${id}-${selected}`} className="pt-8">
        <p role="status" className={`${shown > 0 ? 'text-ink-2' : 'text-lead'} ${frame}`}>
          {resultText(shown, filters, monthNames, texts)}
        </p>
        {byMonth ? (
          groups.map(({ month, entries, shown: shownInMonth }) => (
            <section
              key={month}
              hidden={shownInMonth === 0}
              aria-labelledby={`${id}-${month}`}
              className="mt-10"
            >
              <Heading id={`${id}-${month}`} className="mb-6 text-h3">
                {monthTitles[month]}
              </Heading>
              <FilterGrid cards={entries.map(({ event, isShown }) => ({ ...event, isShown }))} />
            </section>
          ))
        ) : (
          <div className="mt-8">
            {props.fullWidth ? (
              // Hidden ones would go on playing their films.
              <EventGrid cards={cards.filter(({ isShown }) => isShown)} columns={1} />
            ) : (
              <FilterGrid cards={cards} />
            )}
          </div>
        )}
      </div>
    </>
  )
}
