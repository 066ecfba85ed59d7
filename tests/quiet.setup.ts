import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

let levels: readonly MockInstance[]

// Fails tests that print warnings or errors, such as warnings of React, which would go unnoticed otherwise.
beforeEach(() => {
  levels = (['error', 'warn'] as const).map((level) => vi.spyOn(globalThis.console, level))
})

afterEach(() => {
  expect(levels.flatMap(({ mock }) => mock.calls)).toEqual([])
})
