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

describe('who receives an enquiry', () => {
  it('D-094: each of the four kinds reaches its own list only', () => {
    expect(recipientsOf(mail, 'general')).toEqual(['general@example.co.za'])
    expect(recipientsOf(mail, 'special')).toEqual(['specials@example.co.za'])
    expect(recipientsOf(mail, 'trade-in')).toEqual(['trade-in@example.co.za'])
  })

  it('D-358: a used-vehicle enquiry reaches everybody on its list', () => {
    expect(recipientsOf(mail, 'used-vehicle')).toEqual(['used.one@example.co.za', 'used.two@example.co.za'])
  })

  it.each(enquiryKinds)('D-358, D-359, D-360, D-061: %s without a list reaches the dealer itself', (kind) => {
    expect(recipientsOf({ ...mail, recipients: none }, kind)).toEqual(['dealer@example.co.za'])
  })

  it('D-362: another kind’s list is never used', () => {
    const onlyUsed = { ...mail, recipients: { ...none, 'used-vehicle': ['used@example.co.za'] } }
    expect(recipientsOf(onlyUsed, 'special')).toEqual(['dealer@example.co.za'])
  })

  it('an address entered twice receives once; blanks are none', () => {
    const untidy = ['a@example.co.za', ' a@example.co.za ', ' ']
    expect(recipientsOf({ ...mail, recipients: { ...none, general: untidy } }, 'general')).toEqual([
      'a@example.co.za',
    ])
  })

  it('a dealer that has given nothing receives nothing', () => {
    expect(recipientsOf({ email: null, recipients: none }, 'general')).toEqual([])
  })
})

describe('how a dealer’s own system takes leads', () => {
  it('by file, or at an address that is one', () => {
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
  ])('%s with %s is no way', (way, address) => {
    expect(crmOf(way, address)).toEqual({ kind: 'none' })
  })
})
