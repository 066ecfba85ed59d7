import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

let levels: readonly MockInstance[]

// A warning of React, or an error that somebody only logged, is a fault that nobody would look at otherwise.
beforeEach(() => {
  levels = (['error', 'warn'] as const).map((level) => vi.spyOn(globalThis.console, level))
})

afterEach(() => {
  expect(levels.flatMap(({ mock }) => mock.calls)).toEqual([])
})
