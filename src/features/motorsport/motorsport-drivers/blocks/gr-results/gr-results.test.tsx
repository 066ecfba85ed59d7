import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { beforeAll, expect, test, vi } from 'vitest'
import type { BlockOf, Live, PageContext } from '#features/site/blocks/index.ts'
import type { ResultsData } from '../../results-data.ts'
import { examples } from './examples.ts'
import { GrResults } from './gr-results.tsx'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }))

const context: PageContext = {
  ...{ path: '/gr/motorsport/gr-cup', language: 'en', theme: 'racing', isFirst: false },
  site: { has: () => true },
}
const view = (block: BlockOf<'grResults'>, live: Live<ResultsData> = { state: 'empty' }) => (
  <GrResults block={block} context={context} live={live} />
)
const htmlOf = (...args: Parameters<typeof view>) => renderToStaticMarkup(view(...args))
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const headings = (html: string) =>
  [...html.matchAll(/<th [^>]*scope="col"[^>]*>([^<]*)</g)].map(([, heading]) => heading)

const [seasons, single, none, failed] = examples
const rows = single.block.rows.map((row) => ({ ...row }))

// Waits for the lazy tabs.
beforeAll(async () => void (await prerenderToNodeStream(view(seasons.block, seasons.live))))

test('shows the standings of each season of its championship, and links the drivers with a profile (C-281)', () => {
  const html = htmlOf(seasons.block, seasons.live)
  expect(html.match(/role="tabpanel"/g)).toHaveLength(2)
  expect(html).toContain('href="/gr/motorsport/gr-cup/lwazi-ndlela"')
  expect(html).not.toContain('href="/gr/motorsport/gr-cup/marco-steyn"')
  const other = htmlOf({ ...seasons.block, championship: 'nrc' }, seasons.live)
  expect(textOf(other)).toContain('The first results follow with the first round.')
})

test('shows the season an editor chose, without tabs, and the rows below it (C-098 to C-101)', () => {
  const html = htmlOf({ ...single.block, rows }, single.live)
  expect(html).not.toContain('role="tab"')
  expect(textOf(html)).toContain('Standings: Season 2025')
  expect(textOf(html)).not.toContain('Season 2026')
  expect(headings(html).slice(-8)).toEqual([
    ...['Rank', 'Points', 'Year', 'Driver', 'Navigator', 'National championship', 'Car number', 'Dealer'],
  ])
})

test('shows rows without a championship whatever the state of the seasons (C-281)', () => {
  const block = { blockType: 'grResults', title: 'Champions', rows } as const
  for (const live of [{ state: 'failed' }, { state: 'empty' }] as const) {
    const html = htmlOf({ ...block, rows: [...rows] }, live)
    expect(textOf(html)).toContain('2024')
    expect(textOf(html)).not.toContain('could not be loaded')
  }
  expect(htmlOf({ blockType: 'grResults', title: 'Champions' })).toBe('')
})

test('says that the seasons could not be loaded, with a link to try again, and not that there are none', () => {
  const html = htmlOf(failed.block, failed.live)
  expect(textOf(html)).toContain('This part of the page could not be loaded.')
  expect(html).toMatch(/<a href="\/gr\/motorsport\/gr-cup"[^>]*>Try again</)
  expect(textOf(html)).not.toContain('first round')
  expect(textOf(htmlOf(none.block, none.live))).toContain('The first results follow with the first round.')
})

test('follows the results on a day on which a round of a shown season runs, and loads nothing for it otherwise', async () => {
  const running = {
    ...{ championship: 'gr-cup', year: 2026, changedAt: '2026-10-24T12:32:10.000Z', clockOffset: 0 },
    times: [{ from: '2026-10-24T07:00:00.000Z', until: '2026-10-24T15:00:00.000Z' }],
  }
  const live = { state: 'ready', data: { ...seasons.live.data, live: [running] } } as const
  await prerenderToNodeStream(view(seasons.block, live))
  expect(htmlOf(seasons.block, live)).toContain('data-live="unknown"')
  expect(htmlOf({ ...seasons.block, year: 2025 }, live)).not.toContain('data-live')
  expect(htmlOf(seasons.block, seasons.live)).not.toContain('data-live')
})
