import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { enquiryTexts } from '../texts.ts'
import { checkEntries } from './check-entries.ts'
import { enquiryKinds } from './definitions.ts'
import { enquiryForms } from './forms.ts'

const today = '2026-11-20'

/** As an island sends them. */
const good = {
  fullName: 'Thandi van der Merwe',
  phone: '082 123 4567',
  email: 'thandi@example.co.za',
  preferredContact: 'email',
  note: '',
  adult: true,
  optIn: false,
  marketing: false,
  divisions: [],
  channel: 'Email',
  wordingVersion: 1,
}
const vehicle = { ...good, model: '57U', colour: '', dealer: 'sandton' }

/** The texts beside the fields, in English. */
function messages(entries: object, kind: 'contact' | 'quote' = 'contact') {
  const checked = enquiryForms[kind].check({ ...entries }, 'en', today)
  return checked.ok ? {} : Object.fromEntries(checked.messages.map(({ field, message }) => [field, message]))
}

describe('the validation of a form', () => {
  it('accepts valid entries with an empty note (D-171)', () => {
    expect(messages(good)).toEqual({})
    expect(messages(vehicle, 'quote')).toEqual({})
  })

  it.each(['', '   ', '\n\t'])('requires a name and rejects %j (D-149)', (fullName) => {
    expect(messages({ ...good, fullName })).toEqual({ fullName: 'Full name is required' })
  })

  it('keeps the full name in one piece, without surplus spaces (D-150)', () => {
    const checked = enquiryForms.contact.check({ ...good, fullName: '  Thandi  van der Merwe ' }, 'en', today)
    expect(checked.ok && checked.entries.person.fullName).toBe('Thandi van der Merwe')
  })

  it.each([
    ['', 'Contact number is required'],
    ['082123456', 'Please enter at least 10 digits'],
    ['082 123 456', 'Please enter at least 10 digits'],
    ['+-() - - -', 'Please enter at least 10 digits'],
    ['call me maybe 0821234567', 'Please enter at least 10 digits'],
    ['0821234567', undefined],
    ['082-123-4567', undefined],
    ['+27 82 123 4567', undefined],
    ['+264 81 123 4567', undefined],
  ])('checks the phone number %j: %s (D-151, D-152, D-423)', (phone, message) => {
    expect(messages({ ...good, phone }).phone).toBe(message)
  })

  it.each([
    ['', 'Email address is required'],
    ['thabo.example.com', 'Missing @ symbol'],
    ['thabo@', 'Invalid email address'],
    ['thabo@example', 'Invalid email address'],
    ['thabo@example..com', 'Invalid email address'],
    ['two@example.com, three@example.com', 'Invalid email address'],
    ['thabo@example.com\r\nBcc: all@example.com', 'Invalid email address'],
    ["o'brien+cars@mail.example.co.za", undefined],
  ])('returns one message at a time for the e-mail %j: %s (D-154 to D-157)', (email, message) => {
    expect(messages({ ...good, email }).email).toBe(message)
  })

  it.each([false, undefined, 'no', null])('requires confirmed age and rejects %j (D-159, D-422)', (adult) => {
    expect(messages({ ...good, adult })).toEqual({ adult: 'Please confirm your age' })
  })

  it('reports all invalid fields at once, in the order of the form (D-160, D-389)', () => {
    expect(Object.values(messages({}))).toEqual([
      'Full name is required',
      'Contact number is required',
      'Email address is required',
      'Please confirm your age',
    ])
    expect(Object.keys(messages({}, 'quote'))).toEqual([
      'fullName',
      'phone',
      'email',
      'adult',
      'model',
      'dealer',
    ])
  })

  it('defaults to e-mail for contact and for marketing (D-169, D-176, D-427)', () => {
    const { preferredContact, channel, ...rest } = { ...good, optIn: true, marketing: true }
    const checked = enquiryForms.contact.check({ ...rest, divisions: ['TFS'] }, 'en', today)
    expect(checked.ok && checked.entries.person.preferredContact).toBe('email')
    expect(checked.ok && checked.entries.marketing?.channel).toBe('Email')
    expect([preferredContact, channel]).toEqual(['email', 'Email'])
  })

  it('returns messages in the language of the page', () => {
    for (const language of ['af', 'zu'] as const) {
      const checked = enquiryForms.contact.check({ ...good, fullName: '' }, language, today)
      const [message] = checked.ok ? [] : checked.messages
      expect(message?.message).toBe(enquiryTexts(language).enquiries.fullNameRequired)
    }
  })
})

describe('the validation of the marketing choice', () => {
  const marketingOf = (entries: object) => {
    const checked = enquiryForms.contact.check({ ...good, ...entries }, 'en', today)
    return checked.ok ? checked.entries.marketing : 'refused'
  }
  const open = { optIn: true, marketing: true }

  it('requires a division when the visitor agrees (D-177)', () => {
    expect(messages({ ...good, ...open })).toEqual({ divisions: 'Please select at least one option' })
    expect(marketingOf({ ...open, divisions: ['TFS', 'Hino'], channel: 'SMS' })).toEqual({
      agreed: true,
      divisions: ['TFS', 'Hino'],
      channel: 'SMS',
      wordingVersion: 1,
    })
  })

  it('reports a missing division together with all other errors (D-160, D-177)', () => {
    expect(messages({ ...open })).toMatchObject({
      fullName: 'Full name is required',
      divisions: 'Please select at least one option',
    })
  })

  it('requires and returns nothing unless the visitor opts in and agrees (D-173, D-178, D-179)', () => {
    expect(marketingOf({})).toBeNull()
    expect(marketingOf({ optIn: true })).toBeNull()
    expect(marketingOf({ optIn: true, divisions: ['TFS'] })).toBeNull()
    expect(marketingOf({ marketing: true, divisions: ['TFS'] })).toBeNull()
  })

  it('rejects unknown divisions and channels (D-174, D-175)', () => {
    expect(messages({ ...good, ...open, divisions: ['Tesla'] })).toHaveProperty('divisions')
    expect(messages({ ...good, ...open, divisions: ['TFS'], channel: 'Fax' })).toHaveProperty('channel')
  })

  it('accepts the values of a form sent without JavaScript', () => {
    const plain = { ...good, adult: 'on', optIn: 'on', marketing: 'on', wordingVersion: '3' }
    expect(marketingOf({ ...plain, divisions: 'Lexus' })).toMatchObject({
      divisions: ['Lexus'],
      wordingVersion: 3,
    })
    expect(marketingOf({ ...plain, divisions: ['TFS', 'TIM'] })).toMatchObject({ divisions: ['TFS', 'TIM'] })
  })
})

describe('the validation of arbitrary entries', () => {
  const line = (text: string) => /[\p{Cc}\u2028\u2029]/u.test(text)

  it('never throws, and has a message for every error', () => {
    const texts = new Set<string>(Object.values(enquiryTexts('en').enquiries) as string[])
    fc.assert(
      fc.property(fc.constantFrom(...enquiryKinds), fc.anything(), fc.object(), (kind, sent, entries) => {
        for (const tried of [sent, entries, { ...vehicle, ...entries }]) {
          const result = checkEntries(kind, tried)
          expect(result.valid || Object.keys(result.errors).length > 0).toBe(true)
        }
        const checked = enquiryForms[kind].check(entries as Record<string, unknown>, 'en', today)
        if (!checked.ok) for (const { message } of checked.messages) expect(texts.has(message)).toBe(true)
      }),
    )
  })

  it('accepts no line breaks or control characters in name, phone and e-mail', () => {
    const anyText = fc.string({ unit: 'binary', maxLength: 100 })
    fc.assert(
      fc.property(anyText, anyText, anyText, (fullName, phone, email) => {
        const result = checkEntries('contact', {
          ...good,
          fullName: `A ${fullName}`,
          phone: `0821234567${phone}`,
          email: `a${email}@example.com`,
        })
        if (!result.valid) return
        const { entries } = result
        expect([entries.fullName, entries.phone, entries.email].some((text) => line(text ?? ''))).toBe(false)
      }),
    )
  })

  it('keeps the line breaks of a note, removes control characters and limits its length', () => {
    const result = checkEntries('contact', { ...good, note: ' One\r\ntwo\u0000\u0007\tthree ' })
    expect(result.valid && result.entries.note).toBe('One\ntwo\tthree')
    expect(messages({ ...good, note: 'x'.repeat(4_001) })).toEqual({ note: 'This is too long' })
  })
})
