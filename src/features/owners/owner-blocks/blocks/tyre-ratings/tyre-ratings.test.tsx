import { expect, test } from 'vitest'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { tyreRatings } from './block.ts'
import { examples } from './examples.ts'

const { markupOf } = await renderingOf(tyreRatings)

const [both, speeds] = examples.map(({ block }) => block)

if (!both || !speeds) throw new Error('The examples of tyre tables have changed.')

const tablesOf = (html: string) => html.match(/<table.*?<\/table>/gs) ?? []
const headingsOf = (table: string) =>
  [...table.matchAll(/<th scope="col"[^>]*>([^<]+)/g)].map(([, heading]) => heading)

test('shows load indexes and speed symbols as tables with column headings (C-157, C-158)', () => {
  const tables = tablesOf(markupOf(both))
  expect(tables.map(headingsOf)).toEqual([
    ['Load index', 'Load in kg'],
    ['Load index', 'Load in kg'],
    ['Speed symbol', 'Speed'],
  ])
  expect(tables.map(textOf)).toEqual([
    'Load index 62 to 63 Load index Load in kg 62 265 63 272',
    'Load index 125 to 126 Load index Load in kg 125 1650 126 1700',
    'Speed symbols Y to ZR Speed symbol Speed Y 300 km/h Z & ZR 240+ km/h',
  ])
})

test('places the note above the load indexes (C-161)', () => {
  expect(textOf(markupOf(both))).toMatch(/^Loads and speeds Load index Multiply the load of one tyre by 4\. /)
})

test('has column headings in every language', () => {
  const headings = (language: 'af' | 'zu') => tablesOf(markupOf(both, { language })).map(headingsOf)
  expect(headings('af')[0]).toEqual(['Lasindeks', 'Las in kg'])
  expect(headings('zu')[2]).toEqual(['Uphawu lwejubane', 'Ijubane'])
})

test('shows speeds alone, and renders nothing without tables', () => {
  expect(tablesOf(markupOf(speeds))).toHaveLength(1)
  expect(markupOf({ ...speeds, speedTables: [] })).toBe('')
})
