import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isForBusiness, maxQuotedLength, parseQuotedNumber, readQuotedPlan } from './quoted-plan.ts'

const nothing = { model: '', code: '', offer: '', months: '', monthly: '', kilometres: '', reference: '' }

test('reads the parameters of a finance link (V-029)', () => {
  const query =
    'modelName=Hilux+DC+2.8+GD-6&instalments=60&offerType=GFV&monthlyInstallment=7306&carImage=%2Fart%2Fx.png&calc=true'
  expect(readQuotedPlan(query)).toEqual({
    ...nothing,
    model: 'Hilux DC 2.8 GD-6',
    months: '60',
    offer: 'GFV',
    monthly: '7306',
  })
})

test('reads the parameters of a subscription link (V-082)', () => {
  const query =
    'vehicleRange=Fortuner&vehicleModel=Fortuner+2.4&rentalTerm=36&affordability=7997.09&mileage=1000&modelCode=57U&quoteReference=Q-77&imgCar=x'
  expect(readQuotedPlan(query)).toEqual({
    ...nothing,
    model: 'Fortuner 2.4',
    months: '36',
    monthly: '7997.09',
    kilometres: '1000',
    code: '57U',
    reference: 'Q-77',
  })
})

test('recognises a business by calc=true-b only (V-032)', () => {
  expect(['calc=true-b', 'calc=true', 'calc=TRUE-B', ''].map(isForBusiness)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('returns null for a query without plan data', () => {
  expect(readQuotedPlan('')).toBeNull()
  expect(readQuotedPlan('utm_source=mail&modelName=%20%0A')).toBeNull()
})

test('reads plain amounts as whole numbers, and returns null for anything else', () => {
  expect(['7306', '7997.09', '0'].map(parseQuotedNumber)).toEqual([7306, 7997, 0])
  for (const text of ['-1', 'NaN', 'Infinity', '1e9', '', '7 306', '12345678901', '<b>1</b>'])
    expect(parseQuotedNumber(text), text).toBeNull()
})

test('limits every value to one short line of well-formed text', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 400 }), (units) => {
      const text = String.fromCharCode(...units)
      const seen = readQuotedPlan(new URLSearchParams({ modelName: text }).toString())
      for (const value of Object.values(seen ?? {})) {
        expect(value.length).toBeLessThanOrEqual(maxQuotedLength)
        expect(value).not.toMatch(/[\p{Cc}\u2028]/u)
        expect(value.isWellFormed()).toBe(true)
      }
    }),
  )
})
