import { expect, it } from 'vitest'
import { mayBeSentMarketing } from './standing.ts'

const act = (id: number, at: number, act: 'given' | 'withdrawn' | 'objected') => ({ id, at, act })

it.each([
  ['nobody asked', [], false],
  ['agreed', [act(1, 10, 'given')], true],
  ['agreed, then took it back', [act(1, 10, 'given'), act(2, 20, 'withdrawn')], false],
  ['agreed, then objected', [act(1, 10, 'given'), act(2, 20, 'objected')], false],
  ['objected, and later agreed anew', [act(1, 10, 'objected'), act(2, 20, 'given')], true],
  ['whatever the order they are read in', [act(2, 20, 'objected'), act(1, 10, 'given')], false],
  ['in the same moment', [act(5, 10, 'objected'), act(4, 10, 'given')], false],
] as const)('somebody who %s', (_, acts, may) => {
  expect(mayBeSentMarketing(acts)).toBe(may)
})
