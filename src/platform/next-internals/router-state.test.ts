import { expect, test } from 'vitest'
import { hasReadableRouterState } from './router-state.ts'

const isReadable = (state: string) => hasReadableRouterState({ 'next-router-state-tree': state })
const tree = (value: unknown) => encodeURIComponent(JSON.stringify(value))

test('accepts a request without router state and one with the state of a page', () => {
  expect(hasReadableRouterState({})).toBe(true)
  expect(isReadable(tree(['', { children: ['vehicles', { children: ['__PAGE__', {}] }] }]))).toBe(true)
  expect(isReadable(tree(['', { children: [['locale', 'en', 'd', ['admin']], {}] }, null, 'refetch']))).toBe(
    true,
  )
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
])('rejects the router state %j', (state) => {
  expect(isReadable(state)).toBe(false)
})
