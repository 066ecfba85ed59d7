import { expect, it } from 'vitest'
import { stillOmitted } from './still-omitted.ts'

it('keeps a field that was left out after it was filled in: with its entry, its file or its message', () => {
  const start = {
    entered: { note: ['A question'], place: [' '] },
    errors: { startDay: 'Please choose a day that is not over' },
    files: [{ key: 'k', slot: 'driverCv', name: 'cv.pdf', bytes: 1 }],
  }
  const names = ['note', 'place', 'amount', 'startDay', 'driverCv']
  expect(stillOmitted(names, start)).toEqual(['place', 'amount'])
})
