import { describe, expect, it } from 'vitest'
import { optionalFieldNames } from './form-fields.ts'

describe('the optional fields of a form', () => {
  it.each([
    ['contact', ['callTime', 'note']],
    ['testDrive', ['driveDay', 'driveTime', 'callTime', 'note']],
    ['usedVehicle', ['note']],
    ['special', ['note']],
    ['tradeIn', ['variant', 'message']],
    ['serviceBooking', ['numberPlate', 'serviceMileage', 'serviceDay', 'note', 'callTime']],
    ['academy', ['driverProvince', 'driverCv', 'guardianProvince']],
    ['citizenship', ['registration', 'place', 'beneficiaries', 'amount', 'proposalFile']],
  ] as const)('of %s are those that visitors see and may leave empty', (kind, names) => {
    expect(optionalFieldNames(kind)).toEqual(names)
  })
})
