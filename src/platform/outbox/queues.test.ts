import { expect, test } from 'vitest'
import { retryOptions } from './queues.ts'

const secondsADay = 86_400

test('spreads the retries of a job over about three days, whatever the jitter', () => {
  const { retryLimit, retryDelay, retryDelayMax } = retryOptions
  const total = (factor: number) =>
    Array.from({ length: retryLimit }, (_, attempt) =>
      Math.min(retryDelayMax, retryDelay * factor * 2 ** attempt),
    ).reduce((sum, pause) => sum + pause, 0)
  expect(total(1) / secondsADay).toBeGreaterThan(2.9)
  expect(total(2) / secondsADay).toBeLessThan(3.1)
})
