import { describe, expect, test } from 'vitest'
import {
  type ModelDocument,
  modelOf,
  type RangeDocument,
  rangeOf,
  withoutInactiveOffer,
} from './documents.ts'

const dates = { createdAt: '2026-11-20T08:00:00.000Z', updatedAt: '2026-11-20T08:00:00.000Z' }
const colour = {
  id: 1,
  code: '040',
  paintCode: '040',
  title: 'White',
  hex: '#ffffff',
  finish: 'solid',
  ...dates,
} as const
const range = { name: 'Vitz', slug: 'vitz', code: 'VIT', brand: 'Toyota', bodyType: 'hatch' } as const

const document: ModelDocument = {
  id: 7,
  code: '64O',
  name: 'Vitz 1.0',
  range,
  grade: 'xr',
  engine: '1.0',
  transmission: '5-speed manual',
  transmissionType: 'Manual',
  driveSystem: 'Front',
  fuelType: 'Petrol',
  seats: 5,
  colours: [colour],
  ...dates,
}

describe('the period of an offer (C-17)', () => {
  const offer = {
    promotionType: 'Instalment offer',
    startsOn: '2024-07-01T12:00:00.000Z',
    endsOn: '2024-09-30T12:00:00.000Z',
  }
  const modelWithOffer = { ...document, monthlyFromPrice: 749_900, offer }
  const displayedOn = (
    day: Parameters<typeof withoutInactiveOffer>[1],
    from: ModelDocument = modelWithOffer,
  ) => {
    const model = modelOf(withoutInactiveOffer(from, day))
    return [model?.offer?.promotionType ?? null, model?.monthlyFromPrice]
  }

  test.each(['2024-07-01', '2024-09-30'] as const)('shows the offer and its instalment on %s', (day) => {
    expect(displayedOn(day)).toEqual(['Instalment offer', 749_900])
  })

  test.each(['2024-06-30', '2024-10-01'] as const)('hides the offer and its instalment on %s', (day) => {
    expect(displayedOn(day)).toEqual([null, null])
  })

  test('shows an instalment without an offer on any day', () => {
    const from = { ...modelWithOffer, offer: { ...offer, promotionType: null } }
    expect(displayedOn('2030-01-01', from)).toEqual([null, 749_900])
  })

  test('uses the calendar days of Johannesburg', () => {
    const from = { ...modelWithOffer, offer: { ...offer, endsOn: '2024-09-30T22:30:00.000Z' } }
    expect(displayedOn('2024-10-01', from)).toEqual(['Instalment offer', 749_900])
  })
})

describe('a model document', () => {
  test('returns no model when its range is missing', () => {
    expect(modelOf({ ...document, range: 12 })).toBeUndefined()
  })

  test('omits a colour that no longer exists', () => {
    expect(modelOf({ ...document, colours: [99, colour] })?.colours.map(({ code }) => code)).toEqual(['040'])
  })

  test('maps fields left empty or cleared to null', () => {
    const cleared = {
      fuelConsumption: '',
      anchorId: '',
      heroModel: null,
      hash: undefined,
      derivativeCode: '',
    }
    expect(modelOf({ ...document, ...cleared, offer: { promotionType: '', deposit: 100 } })).toMatchObject({
      fuelConsumption: null,
      anchorId: null,
      heroModel: null,
      hash: null,
      derivativeCode: null,
      price: null,
      offer: null,
      stats: [],
    })
  })

  test('keeps a price of zero', () => {
    expect(modelOf({ ...document, price: 0 })?.price).toBe(0)
  })

  test('exposes no ids or dates of the database', () => {
    const row = { id: 'row-1', label: 'Power', value: '51', unit: 'kW' }
    const text = JSON.stringify(modelOf({ ...document, stats: [row] }))
    expect(text).toContain('"Power"')
    expect(text).not.toMatch(/"id"|row-1|createdAt|updatedAt/)
  })
})

describe('a range document', () => {
  const complete: RangeDocument = {
    ...range,
    id: 3,
    order: 1,
    tagline: 'Small',
    description: 'A small car.',
    hero: { vehicle: 'vitz', scene: 'karoo', colour },
    seoTitle: 'Vitz',
    seoDescription: 'All about it.',
    ...dates,
  }

  const drawing = { vehicle: 'vitz', colour: { body: '#ffffff' } }

  test('shows its hero and its drawing in the paint of its colour', () => {
    const range = rangeOf(complete, null)
    const alt = 'Vitz in White, in the Karoo'
    expect(range.hero).toEqual({ kind: 'illustration', scene: 'karoo', alt, ...drawing })
    expect(range.drawing).toEqual(drawing)
    const twoTone = { ...colour, roofHex: '#000000' }
    const colours = rangeOf({ ...complete, hero: { ...complete.hero, colour: twoTone } }, null)
    expect(colours.hero).toMatchObject({ colour: { body: '#ffffff', roof: '#000000' } })
    expect(colours.drawing?.colour).toEqual({ body: '#ffffff', roof: '#000000' })
  })

  test('keeps its drawing when the hero is an uploaded picture', () => {
    const image = {
      id: 5,
      url: '/api/media/file/road-0123456789.jpg',
      mimeType: 'image/jpeg',
      width: 1600,
      height: 900,
      alt: 'A gravel road',
      ...dates,
    }
    const range = rangeOf({ ...complete, hero: { ...complete.hero, source: 'upload', image } }, null)
    expect(range.hero).toMatchObject({ kind: 'upload', alt: 'A gravel road' })
    expect(range.drawing).toEqual(drawing)
  })

  test('has no hero or drawing when its colour no longer exists', () => {
    const range = rangeOf({ ...complete, hero: { ...complete.hero, colour: 99 } }, null)
    expect([range.hero, range.drawing]).toEqual([null, null])
  })
})
