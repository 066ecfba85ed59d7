import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import type { LayoutBlock } from '#features/site/blocks/index.ts'
import { textOf } from '#tests/blocks.tsx'
import { markupOf } from './block.test-support.tsx'

/** The medals and fixtures of a seeded page, as HTML. */
function sectionsOf(name: 'olympics' | 'paralympics') {
  const page: { path: string; layout: LayoutBlock[] } = JSON.parse(
    readFileSync(`content/pages/${name}.json`, 'utf8'),
  )
  const htmlOf = (kind: LayoutBlock['blockType']) =>
    page.layout.filter(({ blockType }) => blockType === kind).map((block) => markupOf(block))
  const [medals = '', ...moreMedals] = htmlOf('medalTable')
  const [fixtures = '', ...moreFixtures] = htmlOf('dataTables')
  expect([moreMedals, moreFixtures]).toEqual([[], []])
  return { path: page.path, medals, fixtures }
}

const rowsOf = (html: string) =>
  (html.match(/<tr.*?<\/tr>/gs) ?? []).map((row) => (row.match(/<t[hd].*?<\/t[hd]>/gs) ?? []).map(textOf))
const countOf = (html: string, medal: string) => rowsOf(html).filter(([first]) => first === medal).length
const figuresOf = (html: string) => textOf(html.match(/<dl.*<\/dl>/s)?.[0] ?? '')

const olympics = sectionsOf('olympics')
const paralympics = sectionsOf('paralympics')

describe.each([
  ['/discover/community/olympics', 'View Olympic Medal Winners', olympics],
  ['/discover/community/paralympics', 'View Paralympic Medal Winners', paralympics],
])('%s', (address, button, { path, medals }) => {
  it('has the medals by sport, event and medallist at its address (C-240, C-241, C-246)', () => {
    expect(path).toBe(address)
    expect(rowsOf(medals)[0]).toEqual(['Medal', 'Sport', 'Event', 'Medallist'])
    for (const row of rowsOf(medals)) expect(row.every((cell) => cell !== '')).toBe(true)
  })

  it('has the button to the medal winners (V-191, V-192)', () => {
    expect(medals).toMatch(new RegExp(`<a[^>]*href="#[^"]+"[^>]*>${button}</a>`))
  })
})

test('lists 1 gold, 3 silver and 2 bronze medals of the Olympics, 6 in total (C-240, C-243)', () => {
  expect(['Gold', 'Silver', 'Bronze'].map((medal) => countOf(olympics.medals, medal))).toEqual([1, 3, 2])
  expect(figuresOf(olympics.medals)).toBe('Gold 1 Silver 3 Bronze 2 Total 6')
})

test('lists 2 gold, 0 silver and 4 bronze medals of the Paralympics, 6 in total (C-241, C-242)', () => {
  expect(['Gold', 'Silver', 'Bronze'].map((medal) => countOf(paralympics.medals, medal))).toEqual([2, 0, 4])
  expect(figuresOf(paralympics.medals)).toBe('Gold 2 Silver 0 Bronze 4 Total 6')
})

test('lists the eight Paralympic fixtures (C-244)', () => {
  expect(rowsOf(paralympics.fixtures)).toEqual([
    ['Sport', 'Dates'],
    ['Archery', '29 Aug-5 Sep'],
    ['Athletics', '30 Aug-8 Sep'],
    ['Boccia', '29 Aug-5 Sep'],
    ['Cycling', '4-7 Sep'],
    ['Equestrian', '3-7 Sep'],
    ['Swimming', '29 Aug-7 Sep'],
    ['Wheelchair Tennis', '30 Aug-7 Sep'],
    ['Para Judo', '5-7 Sep'],
  ])
})

test('lists Olympic fixtures of the same form (C-245)', () => {
  const [headings, ...rows] = rowsOf(olympics.fixtures)
  expect(headings).toEqual(['Sport', 'Dates'])
  expect(rows.length).toBeGreaterThan(0)
  for (const [sport, dates] of rows) {
    expect(sport).toMatch(/^[A-Z]/)
    expect(dates).toMatch(/^\d{1,2}(?: Jul)?-\d{1,2} (?:Jul|Aug)$/)
  }
})
