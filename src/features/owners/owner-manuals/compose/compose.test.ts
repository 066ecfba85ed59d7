import { describe, expect, it } from 'vitest'
import { bakkie, contact, hatch, kindsOf } from '../manual.test-support.ts'
import { composeChapters } from './compose-manual.ts'
import { letterOf } from './kinds.ts'
import { groupByValue, shortNames } from './model-names.ts'
import { capacitiesTable, recurrence } from './service-work.ts'

const bakkies = [
  bakkie('11A', 'Hilux 2.4 SR 6MT', { Wheels: '17-inch steel, 225/70 R17' }),
  bakkie('11B', 'Hilux 2.4 Raider 6MT', { 'Wading depth': '700 mm' }),
]

const textOf = (models = bakkies) => JSON.stringify(composeChapters({ kinds: kindsOf(models), contact }))

describe('a manual', () => {
  it('has the sections that its models need, and no others', () => {
    const [ofBakkies, ofHatch] = [textOf(), textOf([hatch('21A', 'Vitz 1.0 CVT')])]
    for (const section of ['The load bed', 'Part-time four-wheel drive', 'Glow plugs', 'Manual gearbox']) {
      expect(ofBakkies).toContain(section)
      expect(ofHatch).not.toContain(section)
    }
    expect(ofHatch).toContain('Continuously variable transmission')
    expect(ofHatch).not.toContain('Off the tar')
  })

  it('leads from a figure that the data lack to the plate of the vehicle, and prints no other', () => {
    const [, , , , , , , tyres] = composeChapters({ kinds: kindsOf(bakkies), contact })
    const passages = tyres?.sections[0]?.passages ?? []
    expect(passages).toContainEqual({
      kind: 'table',
      table: expect.objectContaining({
        rows: [
          ['Tyre size', '17-inch steel, 225/70 R17', 'SR 6MT'],
          ['Tyre size', 'See the plate in the driver’s door frame', 'Raider 6MT'],
          ['Tyre pressure, cold', 'See the plate in the driver’s door frame', 'All models'],
        ],
      }),
    })
  })

  it('says for which models a section is, when some lack what it is about', () => {
    const { appliesTo } =
      composeChapters({ kinds: kindsOf([...bakkies, hatch('21A', 'Hilux CVT')]), contact })
        .flatMap(({ sections }) => sections)
        .find(({ title }) => title === 'The load bed') ?? {}
    expect(appliesTo).toBe('For: 2.4 SR 6MT, 2.4 Raider 6MT')
  })

  it('has the roadside number of the settings, and none when it is not set', () => {
    expect(textOf()).toContain('["Roadside assistance, day and night","0800 111 222"]')
    const without = { ...contact, roadsideAssistance: null }
    expect(JSON.stringify(composeChapters({ kinds: kindsOf(bakkies), contact: without }))).not.toContain(
      'Roadside assistance, day and night',
    )
  })

  it('does not say that nothing is done when no schedule is stored', () => {
    const kinds = kindsOf(bakkies).map((kind) => ({ ...kind, services: [] }))
    const text = JSON.stringify(composeChapters({ kinds, contact }))
    expect(text).toContain('No schedule is stored for these models')
    expect(text).toContain('No amounts are stored for these models')
  })
})

describe('the services', () => {
  it.each([
    [[10, 20, 30], 'Every service'],
    [[20], 'At 20 km'],
    [[20, 40, 60], 'Every 20 km'],
    [[10, 30, 50], 'At 10 km, then every 20 km'],
    [[10, 20, 40], 'At 10, 20, 40 km'],
  ])('of which a work is due at %j km are summed up as “%s”', (due, text) => {
    const last = due.at(-1) ?? 0
    const services =
      text === 'Every service' ? due : Array.from({ length: last / 10 }, (_, n) => 10 * (n + 1))
    expect(recurrence(due, services)).toBe(text)
  })

  it('give the amounts of fluids with their part numbers', () => {
    expect(capacitiesTable(kindsOf(bakkies))?.rows).toEqual([['Engine oil', '7,5 L, OIL-24D', 'All']])
  })
})

describe('the names of models', () => {
  it('lose the words that all have', () => {
    expect(shortNames(['Hilux DC 2.4 SR', 'Hilux DC 2.8 SR'])).toEqual(['2.4 SR', '2.8 SR'])
    expect(shortNames(['Vitz 1.0'])).toEqual(['Vitz 1.0'])
  })

  it('name whom a value is for, most of them as all others, but never one without a value', () => {
    const all = ['a', 'b', 'c', 'd', 'e']
    const value = (name: string) => ({ name, value: name === 'a' ? 'one' : 'many' })
    expect(groupByValue(all.map(value), all).map(({ names }) => names)).toEqual(['a', 'All other models'])
    expect(groupByValue(all.slice(1).map(value), all)).toEqual([{ value: 'many', names: 'All except a' }])
  })

  it('have letters that go on after Z', () => {
    expect([0, 25, 26, 27].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AB'])
  })
})
