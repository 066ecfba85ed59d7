import { expect, test } from 'vitest'
import { hasReadableRouterState } from './router-state.ts'

const asked = (state: string) => hasReadableRouterState({ 'next-router-state-tree': state })
const tree = (value: unknown) => encodeURIComponent(JSON.stringify(value))

test('a request that is no navigation, and one that comes from a page', () => {
  expect(hasReadableRouterState({})).toBe(true)
  expect(asked(tree(['', { children: ['vehicles', { children: ['__PAGE__', {}] }] }]))).toBe(true)
  expect(asked(tree(['', { children: [['locale', 'en', 'd', ['admin']], {}] }, null, 'refetch']))).toBe(true)
})

test.each([
  'garbage',
  '%ff',
  tree(null),
  tree({}),
  tree([]),
  tree(['']),
  tree(['', { children: [1, 2] }]),
  encodeURIComponent('['.repeat(3_000)),
])('%j is not readable', (state) => {
  expect(asked(state)).toBe(false)
})
