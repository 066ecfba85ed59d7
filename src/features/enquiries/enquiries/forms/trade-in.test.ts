import { describe, expect, it } from 'vitest'
import { enquiryTexts } from '../texts.ts'
import { fieldDefinition } from './field-definitions.ts'
import { enquiryForms } from './forms.ts'

const today = '2026-11-20'

const complete = {
  fullName: 'Thandi Nkosi',
  phone: '0821234567',
  email: 'thandi@example.co.za',
  province: 'Kwazulu-Natal',
  suburb: 'Umhlanga',
  adult: true,
  make: 'Toyota',
  modelName: 'Corolla',
  year: '2019',
  condition: 'Good',
  mileage: '85 000',
  askingPrice: '235000',
}

function messagesFor(changes: object, entries: object = complete) {
  const checked = enquiryForms.tradeIn.check({ ...entries, ...changes }, 'en', today)
  return checked.ok ? {} : Object.fromEntries(checked.messages.map(({ field, message }) => [field, message]))
}

const empty = {
  ...{ fullName: '', phone: '', email: '', province: '', suburb: '', adult: false },
  ...{ make: '', modelName: '', year: '', condition: '', mileage: '', askingPrice: '' },
}

describe('a trade-in', () => {
  it('reports every missing entry with its own message (D-307, D-308, D-310, D-313 to D-321)', () => {
    const messages = {
      fullName: 'Full name is required',
      phone: 'Contact number is required',
      email: 'Email address is required',
      province: 'Please select a province',
      suburb: 'Suburb is required',
      adult: 'Please confirm your age',
      make: 'Make is required',
      modelName: 'Model is required',
      year: 'Year is required',
      condition: 'Vehicle Condition is required',
      mileage: 'Odometer Reading is required',
      askingPrice: 'Asking Price is required',
    }
    expect(messagesFor({}, empty)).toEqual(messages)
    expect(messagesFor({}, {})).toEqual(messages)
  })

  it.each([
    [{ phone: '082123456' }, 'phone', 'Please enter at least 10 digits'],
    [{ phone: '-1' }, 'phone', 'Please enter at least 10 digits'],
    [{ email: 'abc' }, 'email', 'Missing @ symbol'],
    [{ email: 'abc@' }, 'email', 'Invalid email address'],
  ])('answers %j with a message beside %s: %s (D-309, D-311, D-312, D-329)', (changes, field, message) => {
    expect(messagesFor(changes)).toEqual({ [field]: message })
  })

  it('requires a photo, and says so (D-322)', () => {
    const { missing } = fieldDefinition('photos').upload ?? {}
    expect(missing && enquiryTexts('en').enquiries[missing]).toBe('Please upload a file')
  })

  it('accepts an empty variant and message (D-323)', () => {
    expect(messagesFor({ variant: '', message: '' })).toEqual({})
    expect(messagesFor({})).toEqual({})
  })

  it.each(['mileage', 'askingPrice'])('refuses a negative, broken or enormous %s (D-329)', (field) => {
    const wrong = { [field]: 'Please enter a whole number without a minus sign' }
    expect(messagesFor({ [field]: '-1' })).toEqual(wrong)
    expect(messagesFor({ [field]: '1.5' })).toEqual(wrong)
    expect(messagesFor({ [field]: '1e5' })).toEqual(wrong)
    expect(messagesFor({ [field]: '9999999999' })).toEqual({ [field]: 'This number is too large' })
    expect(messagesFor({ [field]: '0' })).toEqual({})
  })

  it('has 0 as the minimum of both numbers (D-329)', () => {
    const fields = enquiryForms.tradeIn.fields('en')
    const minimums = fields
      .filter(({ name }) => name === 'mileage' || name === 'askingPrice')
      .map(({ min }) => min)
    expect(minimums).toEqual([0, 0])
  })

  it.each([
    ['1899', false],
    ['1900', true],
    ['2027', true],
    ['2028', false],
    ['19', false],
  ])('answers the year %s in 2026: accepted is %s', (year, isAccepted) => {
    expect(Object.keys(messagesFor({ year }))).toEqual(isAccepted ? [] : ['year'])
  })

  it('keeps the leading zero of the contact number, and stores numbers without spaces (D-330)', () => {
    const checked = enquiryForms.tradeIn.check(complete, 'en', today)
    expect(checked.ok && checked.entries).toMatchObject({
      person: { phone: '0821234567' },
      details: { mileage: '85000', askingPrice: '235000', province: 'Kwazulu-Natal' },
    })
  })

  it('asks for the age of 18 with a box (D-328)', () => {
    const age = enquiryForms.tradeIn.fields('en').find(({ name }) => name === 'adult')
    expect(age).toMatchObject({ control: 'box', label: expect.stringContaining('18') })
  })

  const optionsOf = (field: string) => {
    const select = enquiryForms.tradeIn.fields('en').find(({ name }) => name === field)
    return [select?.emptyLabel, ...(select?.options ?? []).map(({ label }) => label)]
  }

  it('offers the provinces in the order and spelling of the specification (D-331)', () => {
    expect(optionsOf('province')).toEqual([
      ...['Select province', 'Gauteng', 'Western Cape', 'Kwazulu-Natal', 'Free State', 'Limpopo'],
      ...['Mpumalanga', 'North West', 'Eastern Cape', 'Northern Cape'],
    ])
  })

  it('offers four conditions (D-332)', () => {
    expect(optionsOf('condition')).toEqual(['Select condition', 'Excellent', 'Good', 'Average', 'Poor'])
  })

  it('accepts JPG and PNG, six at most, as photos (D-324)', () => {
    expect(fieldDefinition('photos').upload).toMatchObject({ accept: ['jpeg', 'png'], maxFiles: 6 })
  })
})
