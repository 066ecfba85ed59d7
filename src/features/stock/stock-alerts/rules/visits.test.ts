import { describe, expect, it } from 'vitest'
import { maxViewed, openPage, parseVisits, type Visits, viewVehicle } from './visits.ts'

const minuteMs = 60_000
const noon = Date.parse('2026-11-20T12:00:00Z')
const visits: Visits = { lastSeen: noon, since: null, closed: null, viewed: [{ id: 'U1', price: 100 }] }

describe('openPage', () => {
  it('begins the first visit, which has nothing to be compared with', () => {
    expect(openPage(null, noon)).toEqual({ lastSeen: noon, since: null, closed: null, viewed: [] })
  })

  it('continues a visit for half an hour after the last page', () => {
    expect(openPage(visits, noon + 30 * minuteMs).since).toBeNull()
    const later = { ...visits, since: noon - 1 }
    expect(openPage(later, noon + minuteMs).since).toBe(noon - 1)
  })

  it('begins another visit after half an hour, since the last page of the one before', () => {
    const next = openPage(visits, noon + 31 * minuteMs)
    expect(next).toMatchObject({ since: noon, lastSeen: noon + 31 * minuteMs, viewed: visits.viewed })
  })
})

describe('viewVehicle', () => {
  it('moves a vehicle to the front with its current price', () => {
    const two = viewVehicle(visits, { id: 'U2', price: 200 })
    expect(viewVehicle(two, { id: 'U1', price: 90 }).viewed).toEqual([
      { id: 'U1', price: 90 },
      { id: 'U2', price: 200 },
    ])
  })

  it('keeps the last fifty vehicles', () => {
    let many = visits
    for (let index = 0; index < 60; index++) many = viewVehicle(many, { id: `N${index}`, price: null })
    expect(many.viewed).toHaveLength(maxViewed)
    expect(many.viewed[0]?.id).toBe('N59')
  })
})

describe('parseVisits', () => {
  it('reads what was stored', () => {
    expect(parseVisits(JSON.stringify(visits))).toEqual(visits)
  })

  it.each([null, '', 'x', '[]', 'null', '{"lastSeen":"now","viewed":[]}', '{"lastSeen":1,"viewed":{}}'])(
    'returns null for %j',
    (text) => expect(parseVisits(text)).toBeNull(),
  )

  it('leaves out vehicles that are not valid', () => {
    const viewed = [{ id: 'U1' }, { id: '../x' }, { id: 7 }, null, 'U2', { id: 'U3', price: '1' }]
    expect(parseVisits(JSON.stringify({ lastSeen: 1, viewed }))?.viewed).toEqual([
      { id: 'U1', price: null },
      { id: 'U3', price: null },
    ])
  })
})
