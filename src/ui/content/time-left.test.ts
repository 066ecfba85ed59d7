import { expect, it } from 'vitest'
import { timeLeft } from './time-left.ts'

const at = (text: string) => Date.parse(text)

it('C-037: the days to 18 May 2025 on 7 May at noon are ten', () => {
  const left = timeLeft(at('2025-05-18T00:00:00+02:00'), at('2025-05-07T12:00:00+02:00'))
  expect(left).toEqual({ days: 10, hours: 12, minutes: 0, seconds: 0 })
})

it('C-037: three seconds later the seconds have moved by three', () => {
  const target = at('2025-05-18T00:00:00+02:00')
  expect(timeLeft(target, at('2025-05-07T12:00:57+02:00')).seconds).toBe(3)
  expect(timeLeft(target, at('2025-05-07T12:00:54.999+02:00')).seconds).toBe(6)
})

it('C-038: a moment that is past leaves zeros, however long ago it was', () => {
  const zeros = { days: 0, hours: 0, minutes: 0, seconds: 0 }
  for (const now of [
    '2025-01-03T00:00:00+02:00',
    '2025-01-03T00:00:00.400+02:00',
    '2026-11-20T08:00:00+02:00',
  ])
    expect(timeLeft(at('2025-01-03T00:00:00+02:00'), at(now))).toEqual(zeros)
})
