import { describe, expect, it } from 'vitest'
import { fieldsAffectedBy, remainingErrors } from './remaining-errors.ts'

const nothing: ReadonlySet<string> = new Set()

describe('the messages of a form after an entry has changed', () => {
  it('lose the message of a field that is valid now (D-148)', () => {
    const current = { fullName: 'Full name is required', email: 'Missing @ symbol' }
    const found = { email: 'Missing @ symbol' }
    expect(remainingErrors({ current, found, refused: nothing, changed: 'fullName' })).toEqual(found)
  })

  it('get the message of the changed field, and none of a field that is still to be filled in', () => {
    const found = { email: 'Missing @ symbol', phone: 'Contact number is required' }
    expect(remainingErrors({ current: {}, found, refused: nothing, changed: 'email' })).toEqual({
      email: 'Missing @ symbol',
    })
  })

  it('keep what the server has refused while another field changes', () => {
    const current = { driverBirthday: 'The driver must be younger than 17', email: 'Missing @ symbol' }
    const refused = new Set(['driverBirthday'])
    expect(remainingErrors({ current, found: {}, refused, changed: 'email' })).toEqual({
      driverBirthday: 'The driver must be younger than 17',
    })
  })
})

describe('a changed field', () => {
  it('affects its own message, and a box about marketing also that of the divisions', () => {
    expect(fieldsAffectedBy('email')).toEqual(['email'])
    expect(fieldsAffectedBy('marketing')).toEqual(['marketing', 'divisions'])
  })
})
