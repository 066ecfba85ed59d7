import { describe, expect, it, test } from 'vitest'
import { voteShares } from '../../rules/vote-shares.ts'
import { wirePoll, wireVotes } from './poll.ts'

const poll = {
  ...{ date: '03-01-2025', questionText: 'Which stage today?' },
  options: [
    { optionId: 'a', optionText: 'The first' },
    { optionId: 'b', optionText: 'The second' },
  ],
}

describe('a question on the wire', () => {
  it('has its day written dd-mm-yyyy: 03-01-2025 is 3 January (C-108)', () => {
    expect(wirePoll.parse(poll)).toEqual({
      ...{ day: '2025-01-03', question: 'Which stage today?' },
      options: [
        { id: 'a', text: 'The first' },
        { id: 'b', text: 'The second' },
      ],
    })
  })

  it.each(['31-02-2025', '2025-01-03', '3-1-2025', '01-13-2025', ''])(
    'is refused with the day %j (C-108)',
    (date) => {
      expect(wirePoll.safeParse({ ...poll, date }).success).toBe(false)
    },
  )

  it('is refused with one option, or with one id for two', () => {
    const [option] = poll.options
    expect(wirePoll.safeParse({ ...poll, options: [option] }).success).toBe(false)
    expect(wirePoll.safeParse({ ...poll, options: [option, option] }).success).toBe(false)
  })
})

test('reads votes as a map of options to counts, and no other figures (C-358)', () => {
  const shares = voteShares(wirePoll.parse(poll), wireVotes.parse({ votes: { a: 3, b: 1 } }).votes)
  expect(shares.map(({ id, percent }) => [id, percent])).toEqual([
    ['a', 75],
    ['b', 25],
  ])
  for (const votes of [{ a: -1 }, { a: 1.5 }, { a: '3' }, null])
    expect(wireVotes.safeParse({ votes }).success).toBe(false)
})
