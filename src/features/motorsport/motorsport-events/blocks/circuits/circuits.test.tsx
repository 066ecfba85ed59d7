import { expect, test } from 'vitest'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { circuits } from './block.ts'
import { examples } from './examples.ts'

const { markupOf } = await renderingOf(circuits)

const [one, four, bare] = examples.map(({ block }) => block)

if (!one || !four || !bare) throw new Error('The examples of circuits have changed.')

test('shows a single circuit between its title and its figures', () => {
  const html = markupOf(one)
  expect(textOf(html)).toBe(
    'Where the lights are Midrand, Gauteng Uphill to the first corner, and downhill through the fastest. All vehicles Length 4,522 km Corners 16 The track climbs and falls by forty metres a lap.',
  )
  expect(html).toContain('alt="The line of the Kyalami circuit, with its start and direction"')
})

test('titles a single circuit with its name when there is no title', () => {
  expect(textOf(markupOf(bare))).toBe('Dezzi')
})

test('shows several circuits in a strip, each with its name, place and length', () => {
  const html = markupOf(four)
  expect(html.match(/<li/g)).toHaveLength(4)
  const [first = ''] = html.match(/<li.*?<\/li>/s) ?? []
  expect(textOf(first)).toBe('Kyalami Midrand, Gauteng Length 4,522 km Corners 16')
})

test('draws the line dark in the light theme and light in the racing theme', () => {
  expect(markupOf(one, { theme: 'light' })).toContain('/line-15171a')
  expect(markupOf(one, { theme: 'racing' })).not.toContain('/line-')
})

test('leaves out a circuit that does not exist, and shows nothing without any', () => {
  const unknown = { ...bare, circuits: [{ circuit: 'nowhere' as 'dezzi' }] }
  expect(markupOf(unknown)).toBe('')
  expect(markupOf({ ...bare, circuits: [] })).toBe('')
})

const killarney = examples.find(({ block }) => block.id === 'circuits-record')
const failing = examples.find(({ block }) => block.id === 'circuits-failed')

if (!killarney || !failing) throw new Error('The examples of circuits have changed.')

const liveMarkup = ({ block, live }: typeof killarney) => {
  if (!live) throw new Error('The example has no data.')
  return markupOf(block, {}, live)
}

test('shows the lap record of a circuit with its driver and year, and the next event on it', () => {
  expect(textOf(liveMarkup(killarney))).toBe(
    'By the sea Length 3,267 km Lap record 1:19,604 by Lwazi Ndlela (2025) Next date 5 – 6 December 2026',
  )
})

test('has no next date on a circuit without events to come', () => {
  const live = { state: 'ready', data: { today: '2026-12-07', events: [] } } as const
  const html = liveMarkup({ ...killarney, live })
  expect(textOf(html)).toContain('1:19,604')
  expect(textOf(html)).not.toContain('Next date')
})

test('says once that the dates could not be loaded, with a link to try again, and keeps the records', () => {
  const html = liveMarkup(failing)
  expect(html.match(/The next dates could not be loaded\./g)).toHaveLength(1)
  expect(html).toMatch(/<a href="\/example"[^>]*>Try again</)
  expect(textOf(html)).toContain('Lap record 1:46,118 (2026)')
})
