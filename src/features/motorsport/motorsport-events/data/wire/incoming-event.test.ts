import { describe, expect, it } from 'vitest'
import { eventFromImport } from './incoming-event.ts'

const incoming = {
  id: 7,
  title: 'Çape Gravel Tour',
  description: 'Windhoek, Namibia',
  date: '31 Oct - 1 Nov 2025',
  category: 'Cycling',
}

const readWhole = (fields: object = {}) => eventFromImport({ ...incoming, ...fields }, '2026-11-20')
const read = (fields: object = {}) => readWhole(fields).event

describe('an imported event', () => {
  it('has structured days, and an address of its title and id (C-095, C-227)', () => {
    expect(read()).toMatchObject({
      slug: 'cape-gravel-tour-7',
      name: 'Çape Gravel Tour',
      location: 'Windhoek, Namibia',
      category: 'Cycling',
      startsOn: '2025-10-31',
      endsOn: '2025-11-01',
      zone: { name: 'Africa/Johannesburg' },
    })
  })

  it('needs no countries, subtitle, buttons or expiry (C-095, C-230)', () => {
    expect(read()).toMatchObject({ countries: [], subtitle: null, buttons: [], expiresOn: null })
  })

  it('is the same for both spellings of a national event (C-096, C-229)', () => {
    const [legacy, current] = [read({ national: true }), read({ isNational: true })]
    expect(legacy).toEqual(current)
    expect(legacy?.isNational).toBe(true)
    expect(read()?.isNational).toBe(false)
  })

  it('takes countries, subtitle, buttons and expiry when they are there (C-095)', () => {
    const event = read({
      countries: { flag1: 'za.png', country1: 'South Africa', flag2: '', country2: '' },
      subTitle: 'Two days',
      expiryDate: '2025-10-30',
      buttons: [{ label: 'Enter', url: '/enquiry' }],
    })
    expect(event).toMatchObject({
      countries: ['South Africa'],
      subtitle: 'Two days',
      expiresOn: '2025-10-30',
      buttons: [{ label: 'Enter', href: '/enquiry' }],
    })
  })

  it.each([
    ['a date to be confirmed', { date: 'TBC' }, '“TBC” states no days.'],
    ['no date', { date: undefined }, 'It has no date.'],
    ['no title', { title: ' ' }, 'Its “title” is missing or not valid.'],
    ['an unknown country', { countries: { country1: 'Peru' } }, 'Peru is not among the countries of events.'],
    [
      'a button that runs a script',
      { buttons: [{ label: 'Enter', url: 'javascript:alert(1)' }] },
      'Its “buttons” is missing or not valid.',
    ],
  ])('is refused with %s, and says why (C-081)', (_, fields, problem) => {
    expect(readWhole(fields)).toEqual({ event: null, problem })
  })

  it('is refused when it is no event', () => {
    expect(eventFromImport('event', '2026-11-20')).toEqual({ event: null, problem: 'It is not an event.' })
  })
})
