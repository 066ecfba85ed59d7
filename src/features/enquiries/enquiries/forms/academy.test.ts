import { describe, expect, it } from 'vitest'
import { enquiryForms } from './forms.ts'

const today = '2026-11-20'

const complete = {
  driverFirstName: 'Lwazi',
  driverSurname: 'Nkosi',
  driverBirthday: '01/05/2014',
  driverPhone: '082 123 4567',
  driverEmail: 'lwazi@example.co.za',
  yearTurnedEight: '2022',
  relationship: 'Mother',
  guardianFirstName: 'Thandi',
  guardianSurname: 'Nkosi',
  guardianBirthday: '02/03/1985',
  guardianPhone: '+27 82 123 4567',
  guardianEmail: 'thandi@example.co.za',
  entriesCorrect: true,
  collectionAgreed: true,
  guardianAdult: true,
}

const required = 'This field is required'
const unconfirmed = 'Please confirm the above'

function messagesFor(changes: object, entries: object = complete) {
  const checked = enquiryForms.academy.check({ ...entries, ...changes }, 'en', today)
  return checked.ok ? {} : Object.fromEntries(checked.messages.map(({ field, message }) => [field, message]))
}

describe('an application to the academy', () => {
  it('is accepted without provinces and without a CV (V-269, V-273)', () => {
    expect(messagesFor({})).toEqual({})
    expect(messagesFor({ driverProvince: '', guardianProvince: '' })).toEqual({})
  })

  it('reports twelve required fields and three boxes when it is empty (V-267, V-268, V-327)', () => {
    expect(messagesFor({}, {})).toEqual({
      driverFirstName: required,
      driverSurname: required,
      driverBirthday: required,
      driverPhone: required,
      driverEmail: required,
      yearTurnedEight: required,
      relationship: required,
      guardianFirstName: required,
      guardianSurname: required,
      guardianBirthday: required,
      guardianPhone: required,
      guardianEmail: required,
      entriesCorrect: unconfirmed,
      collectionAgreed: unconfirmed,
      guardianAdult: unconfirmed,
    })
  })

  it.each(['entriesCorrect', 'collectionAgreed', 'guardianAdult'])(
    'is refused when the box %s is not ticked (V-264, V-268, V-327)',
    (box) => expect(messagesFor({ [box]: false })).toEqual({ [box]: unconfirmed }),
  )

  it.each([
    ['31/02/2012', 'Please enter a real date as DD/MM/YYYY'],
    ['2012/02/01', 'Please enter a real date as DD/MM/YYYY'],
    ['2012-02-01', undefined],
    ['2009-11-20', 'The driver must be younger than 17'],
    ['21/11/2026', 'Please enter a real date as DD/MM/YYYY'],
    ['20/11/2009', 'The driver must be younger than 17'],
    ['21/11/2009', undefined],
  ])('answers a driver born on %s with %s (V-262)', (driverBirthday, message) => {
    expect(messagesFor({ driverBirthday })).toEqual(message ? { driverBirthday: message } : {})
  })

  it.each([
    ['31/11/1985', 'Please enter a real date as DD/MM/YYYY'],
    ['21/11/2008', 'The parent or guardian must be 18 or older'],
    ['20/11/2008', undefined],
  ])('answers a guardian born on %s with %s (V-263)', (guardianBirthday, message) => {
    expect(messagesFor({ guardianBirthday })).toEqual(message ? { guardianBirthday: message } : {})
  })

  const texts = [
    'driverFirstName',
    'driverSurname',
    'yearTurnedEight',
    'relationship',
    'guardianFirstName',
    'guardianSurname',
  ]
  it.each(texts)('accepts 20 characters in %s and refuses 21 (V-270)', (field) => {
    expect(messagesFor({ [field]: 'x'.repeat(20) })).toEqual({})
    expect(messagesFor({ [field]: 'x'.repeat(21) })).toEqual({ [field]: 'This is too long' })
  })

  it.each(['driverPhone', 'guardianPhone'])('accepts 20 characters in %s and refuses 21 (V-270)', (field) => {
    expect(messagesFor({ [field]: '0'.repeat(20) })).toEqual({})
    expect(messagesFor({ [field]: '0'.repeat(21) })).toEqual({ [field]: 'This is too long' })
  })

  it.each(['driverBirthday', 'guardianBirthday'])('refuses 21 characters in %s (V-270)', (field) => {
    expect(messagesFor({ [field]: '01/01/2000'.padEnd(21, '0') })).toEqual({ [field]: 'This is too long' })
  })

  it.each(['driverEmail', 'guardianEmail'])(
    'accepts 150 characters in %s and refuses 151 (V-271)',
    (field) => {
      const email = (length: number) => `${'x'.repeat(length - '@example.co.za'.length)}@example.co.za`
      expect(messagesFor({ [field]: email(150) })).toEqual({})
      expect(messagesFor({ [field]: email(151) })).toEqual({ [field]: 'This is too long' })
    },
  )

  it('is sent by the guardian, and stores the driver and the version of the consent text as details', () => {
    const checked = enquiryForms.academy.check({ ...complete, wordingVersion: '3' }, 'en', today)
    expect(checked.ok && checked.entries).toMatchObject({
      person: { fullName: 'Thandi Nkosi', email: 'thandi@example.co.za', phone: '+27 82 123 4567' },
      details: { driverFirstName: 'Lwazi', collectionAgreed: 'yes', wordingVersion: '3' },
      marketing: null,
    })
  })

  it('offers both provinces in the order and spelling of the specification, after a placeholder (V-266)', () => {
    const fields = enquiryForms.academy.fields('en')
    for (const field of ['driverProvince', 'guardianProvince']) {
      const select = fields.find(({ name }) => name === field)
      expect(select?.emptyLabel).toBe('Select province')
      expect(select?.options?.map(({ label }) => label)).toEqual([
        ...['Eastern Cape', 'Free State', 'Gauteng', 'KwaZulu-Natal', 'Limpopo', 'Mpumalanga'],
        ...['Northern Cape', 'North West', 'Western Cape'],
      ])
    }
  })

  it('refuses a province that it does not offer', () => {
    expect(messagesFor({ driverProvince: 'Kwazulu-Natal' })).toEqual({
      driverProvince: 'Please choose one of the options',
    })
  })
})
