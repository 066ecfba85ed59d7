import { describe, expect, test } from 'vitest'
import type { VehicleModel } from '../../model.ts'
import { incomingModel } from './incoming-model.ts'
import { wireModelSchema } from './model.ts'
import { incomingRange } from './range.ts'

const minimal = { code: 'N35', name: 'Raider', rangeName: 'Hilux Double Cab', rangeSlug: 'Hilux-Double-Cab' }

const read = (members: object = {}): VehicleModel => incomingModel.parse({ ...minimal, ...members })

describe('a model from an external service', () => {
  test('requires only what identifies it, and converts the range slug to lower case (V-177)', () => {
    expect(read()).toEqual({
      code: 'N35',
      name: 'Hilux Double Cab Raider',
      contractName: 'Raider',
      range: { name: 'Hilux Double Cab', slug: 'hilux-double-cab', code: '' },
      brand: '',
      bodyType: null,
      grade: '',
      price: null,
      specialPrice: null,
      monthlyFromPrice: null,
      offer: null,
      engine: '',
      transmission: '',
      transmissionType: null,
      driveSystem: null,
      fuelType: null,
      fuelConsumption: null,
      seats: null,
      stats: [],
      specifications: [],
      colours: [],
      anchorId: null,
      heroModel: null,
      hiddenFilterColumns: [],
      filterHeadings: [null, null, null, null],
      hash: null,
      usage: [],
      badges: [],
      derivativeCode: null,
    })
  })

  test.each(['code', 'name', 'rangeName', 'rangeSlug'])('is invalid without its %s', (member) => {
    for (const value of [undefined, null, '', '  ', 7]) {
      expect(incomingModel.safeParse({ ...minimal, [member]: value }).success).toBe(false)
    }
  })

  test('ignores invalid values in every other member', () => {
    const others = Object.keys(wireModelSchema.shape).filter((name) => !(name in minimal))
    expect(others).toEqual(
      expect.arrayContaining(['price', 'colourSelectors', 'hideColumn4', 'interestRate']),
    )
    for (const nonsense of [null, '', 'nonsense', {}, [], [null], [{}], true, -1, 1e300]) {
      const members = Object.fromEntries(others.map((name) => [name, nonsense]))
      expect(read(members)).toMatchObject({
        code: 'N35',
        price: null,
        stats: [],
        colours: [],
        specifications: [],
      })
    }
  })

  test.each([
    ['459900', 45_990_000],
    ['459 900', 45_990_000],
    ['459\u00A0900', 45_990_000],
    ['459\u202F900', 45_990_000],
    ['R 459 900', 45_990_000],
    [459_900, 45_990_000],
    ['7296.05', 729_605],
    ['1 207,50', 120_750],
    ['', null],
    ['N/A', null],
    ['POA', null],
    ['459,900', null],
    [null, null],
    [{}, null],
  ])('reads the price %j as %j cents (V-252, G-7)', (price, cents) => {
    expect(read({ price, specialPrice: price, monthlyFromPrice: price })).toMatchObject({
      price: cents,
      specialPrice: cents,
      monthlyFromPrice: cents,
    })
  })

  test.each([
    ['7.1', '7.1'],
    ['7,1', '7.1'],
    ['8', '8'],
    ['7.1 l/100km', '7.1'],
    ['Not Available', null],
    ['', null],
    ['   ', null],
    ['123', null],
  ])('reads the consumption %j as %j', (fuelcon, consumption) => {
    expect(read({ fuelcon }).fuelConsumption).toBe(consumption)
  })

  test.each([
    ['6-speed automatic', 'Automatic'],
    ['5-Speed MANUAL', 'Manual'],
    ['CVT', 'CVT'],
    ['e-CVT automatic', 'CVT'],
    ['Single speed', null],
  ])('reads the transmission %j as type %j', (transmission, type) => {
    expect(read({ transmission })).toMatchObject({ transmission, transmissionType: type })
  })

  test('recognises enumerated values in any spelling, and maps unknown ones to null', () => {
    expect(read({ bodyType: 'Double Cab', fuelType: 'DIESEL', driveSystem: 'all wheel' })).toMatchObject({
      bodyType: 'double-cab',
      fuelType: 'Diesel',
      driveSystem: 'All Wheel',
    })
    expect(read({ bodyType: 'Bakkie', fuelType: 'Coal' })).toMatchObject({ bodyType: null, fuelType: null })
  })

  test('hides filter columns set to true in any notation', () => {
    const members = { hideColumn1: true, hideColumn2: 'true', hideColumn3: 'false', hideColumn4: 1 }
    expect(read(members).hiddenFilterColumns).toEqual([1, 2, 4])
  })

  test.each([
    [12.25, 1225],
    ['12,5 %', 1250],
    ['9', 900],
    ['prime plus 2', null],
  ])('reads the interest rate %j of an offer as %j basis points', (interestRate, points) => {
    const offer = { promotionType: 'Fixed', interestRate, monthlyInstallment: '7 296', deposit: 10_000 }
    expect(read(offer).offer).toEqual({
      promotionType: 'Fixed',
      deposit: 1_000_000,
      interestRate: points,
      rateType: null,
      monthlyInstalment: 729_600,
      retailPrice: null,
      endsOn: null,
    })
  })

  test.each([
    ['2026-11-30', '2026-11-30'],
    ['2026-11-30T00:00:00.000Z', '2026-11-30'],
    ['2026-13-30', null],
    ['end of November', null],
  ])('reads the offer end %j as %j (C-17)', (offerEndsOn, day) => {
    expect(read({ promotionType: 'Fixed', offerEndsOn }).offer?.endsOn).toBe(day)
  })

  test('derives the paint of a colour without a valid hex value from its name, and omits one without a name', () => {
    const colourImage = { desktop: 'http://upstream.internal/red.png' }
    const colourSelectors = [
      { colourCode: '3U5', colourTitle: 'Inferno Red Pearl', colourImage },
      { colourCode: '1G3', colourTitle: 'Ash', hex: 'url(x)' },
      { colourCode: '058', colourTitle: 'French Vanilla' },
      { colourCode: '040' },
      null,
    ]
    const model = read({ colourSelectors })
    expect(model.colours.map(({ code, hex, finish }) => [code, hex, finish])).toEqual([
      ['3U5', '#a41e22', 'pearl'],
      ['1G3', '#9a9ea2', 'metallic'],
      ['058', '#eceae1', 'metallic'],
    ])
    expect(JSON.stringify(model)).not.toContain('upstream.internal')
  })
})

describe('a range from an external service', () => {
  const silver = { body: '#b9bdc1' }

  test('reads a range from only its name, code and slug, and rejects one without a name (V-254, C-361)', () => {
    expect(incomingRange.parse({ name: 'Vitz', code: 'VIT', rangeSlug: 'Vitz' })).toEqual({
      name: 'Vitz',
      slug: 'vitz',
      code: 'VIT',
      brand: '',
      bodyType: null,
      tagline: '',
      description: '',
      hero: { kind: 'illustration', vehicle: 'vitz', colour: silver, scene: 'karoo', alt: 'Vitz' },
      drawing: { vehicle: 'vitz', colour: silver },
      figures: [],
      accessories: [],
      fromPrice: null,
      seoTitle: 'Vitz',
      seoDescription: '',
      canonicalUrl: null,
    })
    expect(incomingRange.safeParse({ code: 'VIT', rangeSlug: 'vitz' }).success).toBe(false)
  })

  test('gets the drawing of its body type when its slug has none, and never the pictures of the service (C-361)', () => {
    const members = { bodyType: 'Large SUV', heroImage: 'http://upstream.internal/hero.png' }
    const range = incomingRange.parse({ name: 'Sequoia', rangeSlug: 'Sequoia', ...members })
    expect(range.drawing).toEqual({ vehicle: 'fortuner', colour: silver })
    expect(range.hero).toMatchObject({ vehicle: 'fortuner', scene: 'dunes' })
    expect(JSON.stringify(range)).not.toContain('upstream.internal')
    expect(incomingRange.parse({ name: 'Sequoia', rangeSlug: 'sequoia' })).toMatchObject({
      hero: null,
      drawing: null,
    })
  })

  test.each([
    ['https://example.co.za/vitz', 'https://example.co.za/vitz'],
    ['javascript:void 0', null],
    ['/vitz', null],
    [7, null],
  ])('reads the canonical URL %s as %s (V-291)', (canonicalUrl, expected) => {
    const minimalRange = { name: 'Vitz', code: 'VIT', rangeSlug: 'vitz' }
    expect(incomingRange.parse({ ...minimalRange, canonicalUrl }).canonicalUrl).toBe(expected)
  })
})
