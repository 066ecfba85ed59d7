import { describe, expect, it } from 'vitest'
import eventsFile from '#content/dealers/events.json' with { type: 'json' }
import faqsFile from '#content/dealers/faqs.json' with { type: 'json' }
import quotesFile from '#content/dealers/quotes.json' with { type: 'json' }
import teamsFile from '#content/dealers/teams.json' with { type: 'json' }
import testimonialsFile from '#content/dealers/testimonials.json' with { type: 'json' }
import { readDealerContent } from './content.ts'

const { dealers, groups } = await readDealerContent()

type Item = { readonly dealer?: string; readonly group?: string; readonly brands: readonly string[] }

const lists: readonly (readonly [string, readonly Item[]])[] = [
  ['events', eventsFile.events],
  ['FAQs', faqsFile.faqs],
  ['quotes', quotesFile.quotes],
  ['testimonials', testimonialsFile.testimonials],
]

const members: readonly { firstName: string; lastName: string; brands?: readonly string[] }[] =
  teamsFile.teams.flatMap((team) => team.members)

/** A team has no brands of its own. */
const teams: readonly Item[] = teamsFile.teams.map(({ dealer }) => ({ dealer, brands: [] }))

describe('the content of dealer sites', () => {
  it.each([...lists, ['teams', teams] as const])('names existing dealers and groups only: %s', (_, items) => {
    const owners = items.flatMap(({ dealer = [], group = [] }) => [dealer, group].flat())
    const known = new Set([...dealers, ...groups].map(({ slug }) => slug))
    expect(owners.filter((owner) => !known.has(owner))).toEqual([])
  })

  it.each(lists)('has items of Toyota, of Lexus, of both and of neither for every dealer: %s', (_, items) => {
    const brands = items
      .filter(({ dealer, group }) => dealer === undefined && group === undefined)
      .map((item) => item.brands.join())
    expect(new Set(brands)).toEqual(new Set(['Toyota', 'Lexus', 'Toyota,Lexus', '']))
  })

  it.each(lists)('has items of single dealers and of every group: %s', (name, items) => {
    expect(items.some(({ dealer }) => dealer !== undefined)).toBe(true)
    const ofGroups = new Set(items.flatMap(({ group = [] }) => group))
    // Questions are the same in most groups.
    expect(ofGroups.size).toBe(name === 'FAQs' ? 2 : groups.length)
  })

  it('has a team for every dealer', () => {
    const withTeam = new Set(teamsFile.teams.map(({ dealer }) => dealer))
    expect(dealers.filter(({ slug }) => !withTeam.has(slug)).map(({ slug }) => slug)).toEqual([])
  })

  it('has team members of Toyota, of Lexus, of both and without brands', () => {
    const brands = members.map((member) => member.brands?.join() ?? '')
    expect(new Set(brands)).toEqual(new Set(['Toyota', 'Lexus', 'Toyota,Lexus', '']))
  })

  it('gives every team member another name', () => {
    const names = members.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('has events to come and past ones (G-2)', () => {
    const starts = eventsFile.events.map(({ startsOn }) => startsOn)
    expect(starts.some((start) => typeof start === 'number' && start > 7)).toBe(true)
    expect(starts.some((start) => typeof start === 'string')).toBe(true)
  })
})
