import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readContentFile } from '#platform/seeding/content-file.ts'
import { readSeedContent } from './content.ts'

const content = await readSeedContent()
const withSlug = z.object({ slug: z.string() })
const { dealers } = await readContentFile('dealers/dealers.json', z.object({ dealers: z.array(withSlug) }))
const { groups } = await readContentFile('dealers/groups.json', z.object({ groups: z.array(withSlug) }))

const branded = ['testimonials', 'faqs', 'events', 'quotes'] as const
const everyBrand = new Set(['Toyota', 'Lexus', 'Lexus and Toyota', ''])
const namesOf = (brands: readonly string[]) => [...brands].sort().join(' and ')
const members = content.teams.flatMap((team) => team.members)

describe('the content of dealers’ pages', () => {
  it('refers to seeded dealers and groups only', () => {
    const slugs = new Set([...dealers, ...groups].map(({ slug }) => slug))
    for (const { dealer, group } of Object.values(content).flat())
      for (const slug of [dealer, group].filter((each) => each !== undefined)) expect(slugs).toContain(slug)
  })

  it.each(branded)(
    'has %s for Toyota, for Lexus alone, for both and without brands, at every dealer (D-010 to D-013)',
    (kind) => {
      const ofAll = content[kind].filter(({ dealer, group }) => dealer === undefined && group === undefined)
      expect(new Set(ofAll.map(({ brands }) => namesOf(brands)))).toEqual(everyBrand)
    },
  )

  it.each(branded)('has %s of single dealers and of groups', (kind) => {
    expect(content[kind].some(({ dealer }) => dealer !== undefined)).toBe(true)
    const ofGroups = new Set(content[kind].flatMap(({ group = [] }) => group))
    // Questions are the same in most groups.
    expect(ofGroups.size).toBe(kind === 'faqs' ? 2 : groups.length)
  })

  it('has members of teams for Toyota, for Lexus alone, for both and without brands (D-014)', () => {
    expect(new Set(members.map(({ brands }) => namesOf(brands)))).toEqual(everyBrand)
  })

  it('has a team for every dealer', () => {
    const withTeam = new Set(content.teams.map(({ dealer }) => dealer))
    expect(dealers.filter(({ slug }) => !withTeam.has(slug))).toEqual([])
  })

  it('gives every member of a team another name', () => {
    const names = members.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('has events to come and past ones (G-2)', () => {
    const starts = content.events.map(({ startsOn }) => startsOn)
    expect(starts.some((start) => typeof start === 'number' && start > 7)).toBe(true)
    expect(starts.some((start) => typeof start === 'string')).toBe(true)
  })
})
