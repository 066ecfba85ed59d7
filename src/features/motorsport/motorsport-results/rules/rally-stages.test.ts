import { expect, test } from 'vitest'
import { stageRows, totalProblem } from './rally-stages.ts'

const totalOf = (stageDistance: number, liaisonDistance: number) =>
  stageRows([{ name: 'Stage 1', stageDistance, liaisonDistance }])[0]?.totalDistance

test('adds stage and liaison, without errors of floating point (C-118)', () => {
  expect(totalOf(296, 87)).toBe(383)
  expect(totalOf(28.4, 12.3)).toBe(40.7)
  expect(totalOf(0.1, 0.2)).toBe(0.3)
})

test('accepts a total that agrees or is left out, and says what the sum is otherwise (C-118)', () => {
  const stage = { stageDistance: 28.4, liaisonDistance: 12.3 }
  expect(totalProblem(stage, 40.7)).toBeNull()
  expect(totalProblem(stage, null)).toBeNull()
  expect(totalProblem({ stageDistance: 28.4 }, 30)).toBeNull()
  expect(totalProblem(stage, 40)).toBe('Stage and liaison add up to 40,7 km.')
})
