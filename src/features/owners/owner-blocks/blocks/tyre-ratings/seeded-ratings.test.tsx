import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { BlockOf, LayoutBlock } from '#features/site/blocks/index.ts'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { tyreRatings } from './block.ts'

const { markupOf } = await renderingOf(tyreRatings)

const layout: LayoutBlock[] = JSON.parse(
  readFileSync('content/pages/tyres-index-and-speed.json', 'utf8'),
).layout
const block = layout.find((section): section is BlockOf<'tyreRatings'> => section.blockType === 'tyreRatings')

if (!block) throw new Error('The page has no tyre ratings.')

const html = markupOf(block)

/** The rows of each table as texts, with the column headings first. */
const tables = (html.match(/<table.*?<\/table>/gs) ?? []).map((table) =>
  (table.match(/<tr.*?<\/tr>/gs) ?? []).map((row) =>
    (row.match(/<t[hd].*?<\/t[hd]>/gs) ?? []).map((cell) => textOf(cell)),
  ),
)
const tablesOf = (heading: string) => tables.filter(([headings]) => headings?.[0] === heading)
const loads = tablesOf('Load index').flatMap((table) => table.slice(1).map((row) => row.map(Number)))

/** The standard defines the load as 45 kg · 10^(index / 80), rounded to preferred numbers at most 2 % away. */
const formula = (index: number) => 45 * 10 ** (index / 80)

test('has five tables of 13 load indexes and two of speeds (C-157, C-158)', () => {
  expect(tablesOf('Load index').map((table) => table.length - 1)).toEqual([13, 13, 13, 13, 13])
  expect(tablesOf('Speed symbol')).toHaveLength(2)
  expect(tables).toHaveLength(7)
})

test('lists each load index from 62 to 126 once, with rising loads (C-159)', () => {
  expect(loads.map(([index]) => index)).toEqual(Array.from({ length: 65 }, (_, index) => index + 62))
  const kilograms = loads.map(([, load = 0]) => load)
  expect(kilograms).toEqual([...new Set(kilograms)].sort((one, other) => one - other))
  expect(Object.fromEntries(loads)).toMatchObject({ 62: 265, 91: 615, 126: 1700 })
})

test.each(loads)(
  'lists load index %i with the load of the standard, %i kg (C-159)',
  (index = 0, load = 0) => {
    expect(Math.abs(load / formula(index) - 1)).toBeLessThan(0.02)
  },
)

test('lists 104 with 900 kg, and 600 kg only at 90 (C-160)', () => {
  expect(Object.fromEntries(loads)).toMatchObject({ 104: 900 })
  expect(loads.filter(([, load]) => load === 600)).toEqual([[90, 600]])
})

test('says to multiply the tyre load by 4 above the tables (C-161)', () => {
  expect(textOf(html)).toMatch(
    /Multiply the tyre load by 4 for the maximum of the vehicle.*Load index 62 to 74/,
  )
})

test('lists the 19 speed symbols in order (C-162)', () => {
  expect(tablesOf('Speed symbol').flatMap((table) => table.slice(1).map((row) => row.join(' ')))).toEqual([
    ...['E 70 km/h', 'F 80 km/h', 'G 90 km/h', 'J 100 km/h', 'K 110 km/h', 'L 120 km/h', 'M 130 km/h'],
    ...['N 140 km/h', 'P 150 km/h', 'Q 160 km/h', 'R 170 km/h', 'S 180 km/h', 'T 190 km/h', 'U 200 km/h'],
    ...['H 210 km/h', 'V 240 km/h', 'W 270 km/h', 'Y 300 km/h', 'Z & ZR 240+ km/h'],
  ])
})

test('stores the rows with the fields of the specification (C-163)', () => {
  expect(block.loadTables?.[0]?.rows[0]).toEqual({ loadIndex: 62, loadInKG: 265 })
  expect(block.speedTables?.[0]?.rows[0]).toEqual({ speedSymbol: 'E', speed: '70' })
})
