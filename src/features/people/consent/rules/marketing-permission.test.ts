import { expect, it } from 'vitest'
import { mayBeSentMarketing } from './marketing-permission.ts'

const act = (id: number, at: number, act: 'given' | 'withdrawn' | 'objected') => ({ id, at, act })

it.each([
  ['never agreed', [], false],
  ['agreed', [act(1, 10, 'given')], true],
  ['agreed, then withdrew', [act(1, 10, 'given'), act(2, 20, 'withdrawn')], false],
  ['agreed, then objected', [act(1, 10, 'given'), act(2, 20, 'objected')], false],
  ['objected, then agreed again', [act(1, 10, 'objected'), act(2, 20, 'given')], true],
  ['agreed, then objected, read in reverse order', [act(2, 20, 'objected'), act(1, 10, 'given')], false],
  ['agreed and then objected at the same time', [act(5, 10, 'objected'), act(4, 10, 'given')], false],
] as const)('decides whether marketing may be sent to a person who %s', (_, acts, isAllowed) => {
  expect(mayBeSentMarketing(acts)).toBe(isAllowed)
})
