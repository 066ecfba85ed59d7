import { expect, test } from 'vitest'
import { stageRows } from './rally-stages.ts'

const totalOf = (stageDistance: number, liaisonDistance: number) =>
  stageRows([{ name: 'Stage 1', stageDistance, liaisonDistance }])[0]?.totalDistance

test('adds stage and liaison, without errors of floating point (C-118)', () => {
  expect(totalOf(296, 87)).toBe(383)
  expect(totalOf(28.4, 12.3)).toBe(40.7)
  expect(totalOf(0.1, 0.2)).toBe(0.3)
})
