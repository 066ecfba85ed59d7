import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readContentFile } from '#platform/seeding/content-file.ts'
import { readSeedContent } from './content.ts'

const content = await readSeedContent()
const withSlug = z.object({ slug: z.string() })
const { dealers } = await readContentFile('dealers/dealers.json', z.object({ dealers: z.array(withSlug) }))
const { groups } = await readContentFile('dealers/groups.json', z.object({ groups: z.array(withSlug) }))

describe('the content of dealers’ pages', () => {
  it('refers to seeded dealers and groups only', () => {
    const slugs = new Set([...dealers, ...groups].map(({ slug }) => slug))
    for (const { dealer, group } of Object.values(content).flat())
      for (const slug of [dealer, group].filter((each) => each !== undefined)) expect(slugs).toContain(slug)
  })

  it.each(['testimonials', 'faqs', 'events', 'quotes'] as const)(
    'has %s for Toyota, for Lexus alone and for both (D-010 to D-013)',
    (kind) => {
      const brands = content[kind].map((item) => [...item.brands].sort().join(' and '))
      expect(brands).toEqual(expect.arrayContaining(['Toyota', 'Lexus', 'Lexus and Toyota']))
    },
  )

  it('has a testimonial without brands, and members of teams for Lexus alone and without brands (D-013, D-014)', () => {
    expect(content.testimonials.some(({ brands }) => brands.length === 0)).toBe(true)
    const members = content.teams.flatMap((team) => team.members)
    expect(members.some(({ brands }) => brands.join() === 'Lexus')).toBe(true)
    expect(members.some(({ brands }) => brands.length === 0)).toBe(true)
  })

  it('has FAQs for every dealer, so that no dealer is without', () => {
    expect(content.faqs.some(({ dealer, group }) => dealer === undefined && group === undefined)).toBe(true)
  })
})
