import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Tab = {
  readonly label: string
  readonly content?: string
  readonly picture?: { readonly source: string; readonly diagram?: string }
  readonly lists?: readonly {
    readonly heading?: string
    readonly entries: readonly { readonly title: string; readonly text?: string }[]
  }[]
  readonly buttons?: readonly { readonly label: string; readonly link: { readonly file?: string } }[]
}
type Section = { readonly blockType: string; readonly tabs?: readonly Tab[] }

/** The tabs of the only such section of a seeded page. */
function tabsOf(name: string): readonly Tab[] {
  const { layout }: { layout: Section[] } = JSON.parse(readFileSync(`content/pages/${name}.json`, 'utf8'))
  const [section, ...more] = layout.filter(({ blockType }) => blockType === 'tabbedDetails')
  expect(more).toEqual([])
  return section?.tabs ?? []
}

const labelsOf = (tabs: readonly Tab[]) => tabs.map(({ label }) => label)
const titlesOf = (tab: Tab, heading: string) =>
  tab.lists?.find((list) => list.heading === heading)?.entries.map(({ title }) => title) ?? []
const wordsOf = (tab: Tab | undefined) => JSON.stringify(tab)

test('explains camber, toe and caster with a drawing each (C-154 to C-156)', () => {
  const tabs = tabsOf('tyres-wheel-alignment')
  expect(labelsOf(tabs)).toEqual(['Camber Angle', 'Toe Angle', 'Caster Angle'])
  expect(tabs.map(({ picture }) => picture)).toEqual(
    ['camber', 'toe', 'caster'].map((diagram) => ({ source: 'tyre', diagram })),
  )
  expect(new Set(tabs.map(({ content }) => content)).size).toBe(3)
})

test('lists different pros and cons of each type of tyre, at least three each (C-164 to C-167)', () => {
  const tabs = tabsOf('tyres-choose-your-type')
  expect(labelsOf(tabs)).toEqual(['4X4 & SUV', 'Passenger', 'Commercial'])
  const lists = tabs.flatMap((tab) => [titlesOf(tab, 'Pros'), titlesOf(tab, 'Cons')])
  for (const list of lists) expect(list.length).toBeGreaterThanOrEqual(3)
  expect(new Set(lists.flat()).size).toBe(lists.flat().length)
})

test('has the five executive groups, the first one first, with people in each (V-276, V-277)', () => {
  const tabs = tabsOf('executives')
  expect(labelsOf(tabs)).toEqual([
    'Executive Management',
    'Sales & Marketing Group',
    'Corporate Services Group',
    'Manufacturing & Manufacturing Support Group',
    'Corporate Administration Group',
  ])
  for (const { lists } of tabs) {
    expect(lists?.flatMap(({ entries }) => entries).length).toBeGreaterThan(0)
    for (const entry of lists?.flatMap(({ entries }) => entries) ?? []) expect(entry.text).toBeTruthy()
  }
})

test('has the five categories of supported organisations, with some in each (V-278, V-279)', () => {
  const tabs = tabsOf('corporate-citizenship')
  expect(labelsOf(tabs)).toEqual([
    'Civic & Community Services',
    'Education',
    'Health & Human Science',
    'Road Safety',
    'Other',
  ])
  for (const { lists } of tabs) expect(lists?.flatMap(({ entries }) => entries).length).toBeGreaterThan(0)
})

test('states the complimentary data and the top-up in the first app tab, and other texts in the others (V-280, V-281)', () => {
  const [first, ...others] = tabsOf('connected-services')
  expect(wordsOf(first)).toMatch(/Once activated, 25GB of complimentary data/)
  expect(wordsOf(first)).toMatch(/Top up via the app/)
  expect(others.length).toBeGreaterThan(0)
  for (const other of others) expect(wordsOf(other)).not.toContain('25GB')
})
