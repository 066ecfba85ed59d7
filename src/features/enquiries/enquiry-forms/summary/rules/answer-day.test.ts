import { describe, expect, it } from 'vitest'
import type { OpeningHours } from '#features/dealers/dealers/index.ts'
import { answerDay, type WeekMoment } from './answer-day.ts'

const open = { from: '07:30', until: '17:30' }
const week: readonly OpeningHours[] = [
  { day: 'Monday', open },
  { day: 'Tuesday', open },
  { day: 'Wednesday', open },
  { day: 'Thursday', open },
  { day: 'Friday', open },
  { day: 'Saturday', open: { from: '08:00', until: '13:00' } },
  { day: 'Sunday', open: null },
  { day: 'Public Holidays', open: null },
]

describe('the day of the answer', () => {
  it.each<[string, WeekMoment, ReturnType<typeof answerDay>]>([
    ['before the dealer opens', { day: 'Monday', time: '05:00' }, 'today'],
    ['an hour before closing', { day: 'Monday', time: '16:30' }, 'today'],
    ['in the last hour', { day: 'Monday', time: '16:31' }, 'tomorrow'],
    ['on Friday evening, since Saturday is open', { day: 'Friday', time: '19:00' }, 'tomorrow'],
    ['on Saturday afternoon, since Sunday is closed', { day: 'Saturday', time: '12:30' }, 'Monday'],
    ['on Sunday', { day: 'Sunday', time: '10:00' }, 'tomorrow'],
  ])('follows the opening hours %s', (_, now, day) => {
    expect(answerDay(week, now)).toBe(day)
  })

  it('returns the same day of the next week for a dealer that opens once a week', () => {
    expect(answerDay([{ day: 'Monday', open }], { day: 'Monday', time: '18:00' })).toBe('Monday')
  })

  it('returns null without opening hours', () => {
    expect(answerDay([], { day: 'Monday', time: '10:00' })).toBeNull()
    expect(answerDay([{ day: 'Monday', open: null }], { day: 'Monday', time: '10:00' })).toBeNull()
  })
})
