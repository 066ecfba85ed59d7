import { describe, expect, it } from 'vitest'
import { rawVehicle } from '../wire/raw-vehicle.ts'
import { checkRow } from './check-row.ts'

const context = { dealerCodes: new Set(['T1', 'T2']), scope: null, currentYear: 2026 }
const fields = {
  id: 'U1',
  dealerCode: 'T1',
  make: 'Toyota',
  model: 'Hilux',
  year: '2021',
  price: 'R 200 000',
}

const check = (
  changes: Readonly<Record<string, string | number | boolean | null | readonly string[]>> = {},
) => checkRow(rawVehicle({ line: 1, values: { ...fields, ...changes } }), context)

const rowOf = (changes?: Parameters<typeof check>[0]) => {
  const checked = check(changes)
  if (!checked.isValid) throw new Error(checked.reason)
  return checked.row
}

describe('a row of a feed', () => {
  it('becomes a vehicle with every field of the feed (D-095)', () => {
    const optional = {
      ...{ range: 'Hilux', mileage: 45_000, bodyType: 'D/C', colour: 'White', code: 'MM1', fuelType: 'D' },
      ...{ transmissionType: 'Automatic', certification: 'twab', salesType: 'used', isConnected: true },
      ...{ sideImage: 'https://x.example/s.jpg', images: ['https://x.example/1.jpg'], allowInternet: true },
    }
    const { sideImage, images, allowInternet: isPublic, ...texts } = optional
    expect(rowOf(optional)).toEqual({
      ...{ id: 'U1', dealerCode: 'T1', make: 'Toyota', model: 'Hilux', year: 2021, ...texts },
      ...{ basePrice: 20_000_000, price: 23_000_000, sideImage, images, isPublic },
    })
  })

  it('is valid without any optional field (D-095)', () => {
    expect(rowOf({ year: '', price: '' })).toMatchObject({
      ...{ year: null, mileage: null, basePrice: null, price: null, sideImage: null, images: [] },
      ...{ range: '', colour: '', isConnected: false, isPublic: false },
    })
  })

  it.each([
    ['body_type', 'bodyType'],
    ['Body Type', 'bodyType'],
    ['COLOR', 'colour'],
  ] as const)('may spell a field %s', (spelling, name) => {
    expect(rowOf({ [spelling]: 'S/D' })[name]).toBe('S/D')
  })

  it('is on the internet only with the value true, or the text true where a feed has only texts (D-113)', () => {
    const values = [true, 'true', false, 'false', 'TRUE', 'yes', 1, null]
    expect(values.map((allowInternet) => rowOf({ allowInternet }).isPublic)).toEqual([
      ...[true, true, false, false, false, false, false, false],
    ])
  })

  it('may have several pictures in one text', () => {
    expect(rowOf({ images: 'https://x.example/1.jpg|https://x.example/2.jpg' }).images).toEqual([
      'https://x.example/1.jpg',
      'https://x.example/2.jpg',
    ])
  })

  it.each([
    ['no id', { id: '' }, 'The id is missing.'],
    ['an id with a slash', { id: 'a/b' }, 'The id “a/b” is not possible'],
    ['an id of 41 characters', { id: 'x'.repeat(41) }, 'is not possible'],
    ['no dealer', { dealerCode: '' }, 'The dealer code is missing.'],
    ['an unknown dealer', { dealerCode: 'T9' }, 'There is no listed dealer with the code “T9”.'],
    ['no make', { make: ' ' }, 'The make is missing.'],
    ['no model', { model: '' }, 'The model is missing.'],
    ['a year before 1950', { year: '1949' }, 'The year “1949” is not a whole number from 1950 to 2027.'],
    ['a year after the next', { year: '2028' }, 'from 1950 to 2027'],
    ['a year that is none', { year: '20x1' }, 'The year “20x1” is not'],
    ['a mileage over two million', { mileage: 2_000_001 }, 'from 0 to 2000000'],
    ['a negative mileage', { mileage: '-1' }, 'The mileage “-1” is not'],
    ['a price with a comma between thousands', { price: '459,900' }, 'The price “459,900” is not a price'],
    [
      'a model of 121 characters',
      { model: 'x'.repeat(121) },
      'The field model is longer than 120 characters.',
    ],
    ['a colour with a control character', { colour: 'red\u0000' }, 'The field colour contains characters'],
    ['half a surrogate pair', { make: 'a\uD800' }, 'The field make contains characters'],
    [
      'a picture of another scheme',
      { sideImage: 'javascript:alert(1)' },
      'The picture “javascript:alert(1)”',
    ],
    ['a picture that is no address', { images: ['/1.jpg'] }, 'The picture “/1.jpg”'],
    ['a picture with a password', { images: ['https://a:b@x.example/1.jpg'] }, 'is not an address'],
    [
      'an address of 2 001 characters',
      { images: [`https://x.example/${'a'.repeat(1_983)}`] },
      'The picture “',
    ],
    ['41 pictures', { images: Array.from({ length: 41 }, () => 'https://x.example/1.jpg') }, 'more than 40'],
  ])('is refused with %s', (_, changes, reason) => {
    expect(check(changes)).toEqual({ isValid: false, reason: expect.stringContaining(reason) })
  })

  it.each([
    ['1950', 1950],
    ['2027', 2027],
  ])('is valid with the year %s', (year, expected) => {
    expect(rowOf({ year }).year).toBe(expected)
  })

  it('is valid with 40 pictures, 2 000 characters of address and two million kilometres', () => {
    const address = `https://x.example/${'a'.repeat(1_982)}`
    expect(address).toHaveLength(2_000)
    const images = Array.from({ length: 40 }, () => address)
    expect(rowOf({ images, mileage: '2 000 000' })).toMatchObject({ images, mileage: 2_000_000 })
  })

  it('is refused when its dealer is not one of those of the import', () => {
    const raw = rawVehicle({ line: 1, values: fields })
    expect(checkRow(raw, { ...context, scope: new Set(['T2']) })).toMatchObject({ isValid: false })
    expect(checkRow(raw, { ...context, scope: new Set(['T1']) })).toMatchObject({ isValid: true })
  })
})
