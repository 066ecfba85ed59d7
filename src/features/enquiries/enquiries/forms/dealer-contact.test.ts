import { describe, expect, it } from 'vitest'
import { enquiryFormTexts } from '../texts.ts'
import { checkEntries } from './check-entries.ts'
import { formFields } from './form-fields.ts'

const names = (kind: 'vehicle' | 'dealerContact') =>
  formFields(kind, enquiryFormTexts('en')).map(({ name }) => name)

describe('the general form of a dealer', () => {
  it('has the fields of the vehicle form, a message included, without the vehicle (D-061)', () => {
    expect(names('dealerContact')).toEqual(
      names('vehicle').filter((name) => !['model', 'colour', 'accessories'].includes(name)),
    )
    expect(names('dealerContact')).toContain('note')
  })

  it('reports the errors of the vehicle form for empty entries, and a missing dealer (D-061)', () => {
    const errorsOf = (kind: 'vehicle' | 'dealerContact') => {
      const checked = checkEntries(kind, { fullName: '', phone: '', email: '', dealer: '', model: '' })
      return checked.valid ? {} : checked.errors
    }
    const { model: _, ...ofVehicle } = errorsOf('vehicle')
    expect(errorsOf('dealerContact')).toEqual(ofVehicle)
    expect(errorsOf('dealerContact')).toHaveProperty('dealer')
  })
})
