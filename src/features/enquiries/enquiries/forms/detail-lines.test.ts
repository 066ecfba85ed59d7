import { describe, expect, it } from 'vitest'
import { detailLines, detailText } from './detail-lines.ts'

describe('the details of an enquiry in words', () => {
  it('have the labels of their fields and options in English, in the order of the form', () => {
    const details = { condition: 'Good', province: 'Gauteng', make: 'Toyota', desk: 'service' }
    expect(detailText('tradeIn', details)).toBe(
      'Province: Gauteng\nMake: Toyota\nVehicle Condition: Good\nDepartment: Service',
    )
  })

  it('tell the driver from the guardian, where the form has a label twice', () => {
    const lines = detailLines('academy', { driverFirstName: 'Lwazi', guardianFirstName: 'Thandi' })
    expect(lines.map(({ label, value }) => `${label} = ${value}`)).toEqual([
      'Driver Information: First Name = Lwazi',
      'Guardian Information: First Name = Thandi',
    ])
  })

  it('say a day with its weekday, and a time of a call in words', () => {
    const details = { driveDay: '2026-12-03', driveTime: '10:30', callTime: 'day' }
    expect(detailText('testDrive', details)).toBe(
      'Preferred Day: Thursday, 3 December 2026\nPreferred Time: 10:30\nBest Time To Call: Around lunchtime',
    )
  })

  it('leave out what the form does not ask, such as the version of a text', () => {
    expect(detailText('academy', { wordingVersion: '1', unknown: 'x' })).toBeNull()
    expect(detailText('contact', {})).toBeNull()
  })
})
