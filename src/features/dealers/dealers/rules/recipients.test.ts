import { describe, expect, it } from 'vitest'
import { crmOf, type DealerMail, enquiryKinds, recipientsOf } from './recipients.ts'

const mail: Pick<DealerMail, 'email' | 'recipients'> = {
  email: 'dealer@example.co.za',
  recipients: {
    general: ['general@example.co.za'],
    'used-vehicle': ['used.one@example.co.za', 'used.two@example.co.za'],
    special: ['specials@example.co.za'],
    'trade-in': ['trade-in@example.co.za'],
  },
}
const none = { general: [], 'used-vehicle': [], special: [], 'trade-in': [] }

describe('recipientsOf', () => {
  it('returns only the list of the kind of the enquiry (D-094)', () => {
    expect(recipientsOf(mail, 'general')).toEqual(['general@example.co.za'])
    expect(recipientsOf(mail, 'special')).toEqual(['specials@example.co.za'])
    expect(recipientsOf(mail, 'trade-in')).toEqual(['trade-in@example.co.za'])
  })

  it('returns every address of the used-vehicle list (D-358)', () => {
    expect(recipientsOf(mail, 'used-vehicle')).toEqual(['used.one@example.co.za', 'used.two@example.co.za'])
  })

  it.each(enquiryKinds)('uses the dealer e-mail when %s has no list (D-358, D-359, D-360, D-061)', (kind) => {
    expect(recipientsOf({ ...mail, recipients: none }, kind)).toEqual(['dealer@example.co.za'])
  })

  it('never returns the list of another kind (D-362)', () => {
    const onlyUsed = { ...mail, recipients: { ...none, 'used-vehicle': ['used@example.co.za'] } }
    expect(recipientsOf(onlyUsed, 'special')).toEqual(['dealer@example.co.za'])
  })

  it('removes duplicate and blank addresses', () => {
    const untidy = ['a@example.co.za', ' a@example.co.za ', ' ']
    expect(recipientsOf({ ...mail, recipients: { ...none, general: untidy } }, 'general')).toEqual([
      'a@example.co.za',
    ])
  })

  it('returns nothing for a dealer without any address', () => {
    expect(recipientsOf({ email: null, recipients: none }, 'general')).toEqual([])
  })
})

describe('the lead system of a dealer', () => {
  it('accepts attachments, or a valid https address', () => {
    expect(crmOf('attachment', null)).toEqual({ kind: 'attachment' })
    const address = 'https://leads.example.co.za/adf'
    expect(crmOf('address', address)).toEqual({ kind: 'address', address })
  })

  it.each([
    [null, null],
    [undefined, 'https://leads.example.co.za'],
    ['none', 'https://leads.example.co.za'],
    ['address', ''],
    ['address', 'http://leads.example.co.za'],
    ['address', 'https:///adf'],
    ['by pigeon', 'https://leads.example.co.za'],
  ])('is none for kind %s with address %s', (kind, address) => {
    expect(crmOf(kind, address)).toEqual({ kind: 'none' })
  })
})
