import { describe, expect, it } from 'vitest'
import { eventData, faqData, teamData, testimonialData } from './document-data.ts'
import { audienceData, type References } from './references.ts'

const references: References = {
  dealers: new Map([['bryanston', 1]]),
  groups: new Map([['marula', 2]]),
  colours: new Map([['040', 3]]),
  formatted: (markdown) => ({ markdown }) as never,
}

describe('the data of a seeded document', () => {
  it('is shown at its dealer, at the dealers of its group, or at every dealer', () => {
    expect(audienceData({ dealer: 'bryanston' }, references)).toEqual({
      audience: 'dealer',
      dealer: 1,
      group: null,
    })
    expect(audienceData({ group: 'marula' }, references)).toEqual({
      audience: 'group',
      dealer: null,
      group: 2,
    })
    expect(audienceData({}, references)).toEqual({ audience: 'every', dealer: null, group: null })
    expect(() => audienceData({ dealer: 'nowhere' }, references)).toThrow('nowhere, which does not exist')
  })

  it('formats what customers and dealers write (D-027, D-050)', () => {
    const testimonial = {
      rating: 5,
      fullName: 'Thandi M',
      brands: ['Toyota'],
      description: '**Kind**',
    } as const
    expect(testimonialData({ ...testimonial, brands: ['Toyota'] }, references)).toMatchObject({
      rating: 5,
      description: { markdown: '**Kind**' },
    })
  })

  it('keeps the items of a FAQ in order (D-050)', () => {
    const items = [
      { title: 'When are you open?', answer: 'Every day.' },
      { title: 'Where are you?', answer: 'Here.' },
    ]
    const { faqItems } = faqData({ title: 'Visiting us', faqItems: items, brands: [] }, 10, references)
    expect(faqItems).toEqual([
      { title: 'When are you open?', afterTitle: { markdown: 'Every day.' } },
      { title: 'Where are you?', afterTitle: { markdown: 'Here.' } },
    ])
  })

  it('keeps the fields of the members of a team (D-037)', () => {
    const member = { firstName: 'Anele', lastName: 'Zulu', jobTitle: 'Sales', brands: ['Toyota'] }
    expect(teamData({ teamName: 'Sales', members: [member] }, 10)).toEqual({
      teamName: 'Sales',
      order: 10,
      members: [member],
    })
  })

  it('counts relative days of an event from the day of seeding (D-047)', () => {
    const event = { name: 'Open day', brands: ['Toyota'], startsOn: 3, endsOn: 5 }
    expect(eventData(event, references, '2026-08-30')).toMatchObject({
      startsOn: '2026-09-02T10:00:00.000Z',
      endsOn: '2026-09-04T10:00:00.000Z',
    })
    const dated = { ...event, startsOn: '2026-09-01', endsOn: '2026-09-03' }
    expect(eventData(dated, references, '2026-08-30')).toMatchObject({
      startsOn: '2026-09-01T10:00:00.000Z',
      endsOn: '2026-09-03T10:00:00.000Z',
    })
  })

  it('draws a vehicle in a colour, or a place (D-047)', () => {
    const picture = { vehicle: 'fortuner', colour: '040', scene: 'karoo' } as const
    const event = { name: 'Open day', brands: [], eventImage: picture }
    expect(eventData(event, references, '2026-08-30').eventImage).toEqual({
      ...{ source: 'illustration', vehicle: 'fortuner', colour: 3, scene: 'karoo' },
    })
    expect(
      eventData({ ...event, eventImage: { place: 'karoo' } }, references, '2026-08-30').eventImage,
    ).toEqual({ source: 'place', scene: 'karoo' })
  })
})
