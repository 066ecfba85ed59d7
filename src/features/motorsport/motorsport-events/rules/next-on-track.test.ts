import { expect, test } from 'vitest'
import { formatLapTime, lapTime } from './lap-record.ts'
import { nextOnTrack } from './next-on-track.ts'

const events = [
  { track: 'Killarney', startsOn: '2026-11-01', endsOn: '2026-11-02' },
  { track: 'Kyalami Grand Prix Circuit', startsOn: '2026-12-12', endsOn: '2026-12-13' },
  { track: 'kyalami', startsOn: '2026-11-20', endsOn: '2026-11-21' },
  { track: 'Kyalami', startsOn: '2026-03-01', endsOn: '2026-03-02' },
]

test.each([
  ['the earliest that is not over', 'Kyalami', '2026-11-19', '2026-11-20'],
  ['one that ends today', 'Kyalami', '2026-11-21', '2026-11-20'],
  ['the one after it from the next day on', 'Kyalami', '2026-11-22', '2026-12-12'],
  ['none when all are over', 'Killarney', '2026-11-03', undefined],
  ['none on a circuit without events', 'Dezzi', '2026-01-01', undefined],
])('finds %s', (_, circuit, today, startsOn) => {
  expect(nextOnTrack(events, circuit, today)?.startsOn).toBe(startsOn)
})

test.each([
  ['1:43.271', true],
  ['1:43,271', true],
  ['1:63.271', false],
  ['43.271', false],
  ['1:43.27', false],
])('judges the lap time %s', (time, isValid) => {
  expect(lapTime.test(time)).toBe(isValid)
})

test('formats a lap time with a decimal comma', () => {
  expect(formatLapTime('1:43.271')).toBe('1:43,271')
})
