import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CalendarDay } from '#platform/time/clock.ts'
import { exampleEvent } from '../event.test-support.ts'
import type { CalendarEvent } from '../event.ts'
import { motorsportEventTexts } from '../texts.ts'
import { EventFilter, type FilteredCard } from './event-filter.island.tsx'
import { EventsCalendar } from './events-sections.tsx'
import { monthNamesIn } from './format-event.ts'

vi.mock('./lazy-event-filter.island.tsx', async () => ({
  LazyEventFilter: (await import('./event-filter.island.tsx')).EventFilter,
}))

const event = (name: string, category: string, startsOn: CalendarDay, endsOn = startsOn) =>
  exampleEvent({ name, slug: name.toLowerCase(), category, startsOn, endsOn })

const events = [
  event('Rally', 'Motorsport', '2026-11-21'),
  event('Sevens', 'Rugby', '2026-11-30', '2026-12-03'),
  event('Cup', 'Motorsport', '2026-12-05'),
  event('Final', 'Rugby', '2026-12-12'),
]

let page: HTMLElement
let root: Root

const show = (listed: readonly CalendarEvent[]) =>
  act(() => root.render(<EventsCalendar events={listed} today="2026-11-20" language="en" />))

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  page = document.body.appendChild(document.createElement('main'))
  root = createRoot(page)
  await show(events)
})

afterEach(async () => {
  await act(() => root.unmount())
  page.remove()
})

/** Of the cards that are shown. */
const titles = () =>
  [...page.querySelectorAll('article :is(h3, h4)')]
    .filter((title) => title.closest('[hidden]') === null)
    .map(({ textContent }) => textContent)
const status = () => page.querySelector('[role="status"]')?.textContent
const monthField = () => page.querySelector('select') as HTMLSelectElement
const selectedTab = () => page.querySelector('[aria-selected="true"]')?.textContent

const button = (text: string) =>
  [...page.querySelectorAll('button')].find(({ textContent }) => textContent === text)
const press = (text: string) => act(() => button(text)?.click())

const chooseMonth = (month: string) =>
  act(() => {
    const field = monthField()
    // The setter of the element itself: React replaces the one of the instance to notice changes.
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(field, month)
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })

it('lists every category at first (C-072)', () => {
  expect(selectedTab()).toBe('All')
  expect(titles()).toEqual(['Rally', 'Sevens', 'Cup', 'Final'])
  expect(status()).toBe('4 events')
})

it('lists the events of a category and of a month, both of which must match (C-073, C-075)', async () => {
  await chooseMonth('11')
  expect(titles()).toEqual(['Rally', 'Sevens'])
  await press('Rugby')
  await chooseMonth('12')
  expect(titles()).toEqual(['Sevens', 'Final'])
})

it('resets the month when another category is chosen (C-076)', async () => {
  await chooseMonth('12')
  await press('Motorsport')
  expect(monthField().value).toBe('')
  expect(titles()).toEqual(['Rally', 'Cup'])
})

it('resets the month when the events change, and keeps the category (C-076)', async () => {
  await press('Rugby')
  await chooseMonth('12')
  await show(events.slice(0, 3))
  expect(monthField().value).toBe('')
  expect(selectedTab()).toBe('Rugby')
  expect(titles()).toEqual(['Sevens'])
})

it('keeps the filters when the page brings the same events again', async () => {
  await press('Rugby')
  await chooseMonth('12')
  await show(events.map((listed) => ({ ...listed, description: 'Moved to the afternoon.' })))
  expect(monthField().value).toBe('12')
  expect(titles()).toEqual(['Sevens', 'Final'])
  expect(page.textContent).toContain('Moved to the afternoon.')
})

it('falls back to all categories when the chosen one has no events any more', async () => {
  await press('Rugby')
  await show(events.slice(0, 1))
  expect(selectedTab()).toBe('All')
  expect(titles()).toEqual(['Rally'])
})

it('clears both filters (C-074)', async () => {
  await press('Rugby')
  await chooseMonth('12')
  await press('Reset Filter')
  expect(selectedTab()).toBe('All')
  expect(monthField().value).toBe('')
  expect(titles()).toEqual(['Rally', 'Sevens', 'Cup', 'Final'])
})

it('says that there are none, without the part that is not chosen (C-384)', async () => {
  await chooseMonth('2')
  expect(status()).toBe('No upcoming events in February')
  await press('Rugby')
  await chooseMonth('2')
  expect(status()).toBe('No upcoming Rugby events in February')
  await show([])
  expect(status()).toBe('No upcoming events')
})

it('names the selected tab as the label of the list', async () => {
  await press('Rugby')
  const panel = page.querySelector('[role="tabpanel"]')
  const tab = page.querySelector(`[id="${panel?.getAttribute('aria-labelledby')}"]`)
  expect(tab?.textContent).toBe('Rugby')
  expect(tab?.getAttribute('aria-controls')).toBe(panel?.id)
})

it('hides the cards of 500 events and shows them again without rendering one of them anew', async () => {
  let renders = 0
  const Card = ({ name }: { name: string }) => {
    renders += 1
    return <article>{name}</article>
  }
  const cards = Array.from({ length: 500 }, (_, index) => ({
    id: `event-${index}`,
    category: index % 2 === 0 ? 'Rugby' : 'Running',
    months: [`2027-${String((index % 12) + 1).padStart(2, '0')}` as const],
    card: <Card name={`Event ${index}`} />,
  })) as unknown as readonly FilteredCard[]
  await act(() =>
    root.render(
      <EventFilter
        events={cards}
        categories={['Rugby', 'Running']}
        thisMonth="2026-11"
        monthTitles={{}}
        monthNames={monthNamesIn('en')}
        byMonth
        headingLevel={3}
        texts={motorsportEventTexts('en').motorsportEvents}
      />,
    ),
  )
  const articles = [...page.querySelectorAll('article')]
  expect([articles.length, renders]).toEqual([500, 500])
  await press('Rugby')
  await chooseMonth('7')
  expect(status()).toBe('42 events')
  await press('All')
  expect(status()).toBe('500 events')
  expect(renders).toBe(500)
  expect([...page.querySelectorAll('article')].every((each, index) => each === articles[index])).toBe(true)
})
