import { expect, test } from 'vitest'
import { readStageTimes, stageTimesProblem } from './stage-times.ts'

test('reads a line for each stage, with penalties and stages that were not finished', () => {
  expect(readStageTimes('1:00:00\r\n\n 12:30 + 2:00 \n-')).toEqual([
    { time: 3_600_000, penalty: 0 },
    { time: 750_000, penalty: 120_000 },
    { time: null, penalty: 0 },
  ])
})

test.each([
  ['', 'Enter the time of a stage, such as 4:41:18.'],
  ['4:41:18\nDNF', 'Line 2 is not a time such as 4:41:18, and no “-” either.'],
  ['4:41:18 +2', 'Line 1 is not a time such as 4:41:18, and no “-” either.'],
  ['4:41:18 +1:00 +1:00', 'Line 1 is not a time such as 4:41:18, and no “-” either.'],
  ['4:41:18\n-', null],
])('says what is wrong with %j', (text, problem) => {
  expect(stageTimesProblem(text)).toBe(problem)
})
