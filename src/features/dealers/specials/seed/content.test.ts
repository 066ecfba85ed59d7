import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readContentFile } from '#platform/seeding/content-file.ts'
import { specialsFile } from './schema.ts'
import { ownersOf, specialData } from './special-data.ts'

const { specials } = await readContentFile('specials/specials.json', specialsFile)
const dealersFile = new URL('../../../../../content/dealers/dealers.json', import.meta.url)
const { dealers } = JSON.parse(await readFile(dealersFile, 'utf8')) as {
  dealers: { slug: string; group?: string }[]
}

const today = '2026-11-20'
const days = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
const isLive = ({ startsOn, expiryDate }: (typeof specials)[number]) => {
  const day = (value: string | number) => (typeof value === 'number' ? days(value) : value)
  return (
    (startsOn === undefined || day(startsOn) <= today) &&
    (expiryDate === undefined || day(expiryDate) >= today)
  )
}

/** The number of live specials that a dealer shows on the day of seeding. */
const liveAt = ({ slug, group }: (typeof dealers)[number]) =>
  specials
    .filter(isLive)
    .flatMap(ownersOf)
    .filter((owner) => ('dealer' in owner ? owner.dealer === slug : owner.group === group)).length

test('gives every dealer live specials, one of them ten and two none', () => {
  const counts = new Map(dealers.map((dealer) => [dealer.slug, liveAt(dealer)]))
  expect(counts.get('marula-toyota-bryanston')).toBe(10)
  const without = [...counts].filter(([, count]) => count === 0).map(([slug]) => slug)
  expect(without.sort()).toEqual(['isando-truck-centre', 'orange-bend-toyota-upington'])
  expect(
    [
      ...new Set(specials.flatMap(ownersOf).flatMap((owner) => ('dealer' in owner ? owner.dealer : []))),
    ].filter((slug) => !counts.has(slug)),
  ).toEqual([])
})

test('contains specials that are over and one that has not begun (G-2)', () => {
  const dated = specials.filter(({ expiryDate }) => typeof expiryDate === 'string')
  expect(dated.length).toBeGreaterThan(8)
  expect(specials.filter(({ startsOn }) => typeof startsOn === 'number' && startsOn > 0)).toHaveLength(1)
})

test('counts days from the day of seeding, at noon in Johannesburg', () => {
  const references = { dealers: new Map(), groups: new Map(), colours: new Map([['040', 3]]) }
  const special = {
    ...{ title: 'A', category: 'tyres', text: 'B', startsOn: -1, expiryDate: '2026-12-01', group: 'g' },
    image: { vehicle: 'vitz', colour: '040', scene: 'karoo' },
  } as const
  expect(specialData(special, 10, references, '2026-12-01')).toMatchObject({
    ...{ category: 'other', otherCategory: 'tyres', order: 10 },
    ...{ startsOn: '2026-11-30T10:00:00.000Z', expiryDate: '2026-12-01T10:00:00.000Z' },
    image: { source: 'illustration', vehicle: 'vitz', colour: 3, scene: 'karoo' },
  })
})
