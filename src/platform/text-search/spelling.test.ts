import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMistakeCounter, mistakesAllowed } from './spelling.ts'

/** Optimal string alignment by its recursive definition. */
function reference(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length
  const [a, b] = [one.slice(0, -1), other.slice(0, -1)]
  const isSwap =
    one.length > 1 && other.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1)
  return Math.min(
    reference(a, other) + 1,
    reference(one, b) + 1,
    reference(a, b) + (one.at(-1) === other.at(-1) ? 0 : 1),
    isSwap ? reference(a.slice(0, -1), b.slice(0, -1)) + 1 : Number.POSITIVE_INFINITY,
  )
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 })

describe('mistakes in a typed word', () => {
  it('are those of the recursive definition, up to the limit', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 2 }), (typed, known, allowed) => {
        const prefixes = Array.from({ length: known.length + 1 }, (_, length) => known.slice(0, length))
        const inPrefix = Math.min(...prefixes.map((prefix) => reference(typed, prefix)))
        const counted = createMistakeCounter(typed, allowed)(known)
        if (inPrefix > allowed) return counted === null
        const inWord = reference(typed, known)
        return (
          counted?.inPrefix === inPrefix &&
          (inWord <= allowed ? counted.inWord === inWord : counted.inWord > allowed)
        )
      }),
    )
  })

  it('are counted afresh for each word', () => {
    const count = createMistakeCounter('sandtn', 1)
    expect(
      ['sandton', 'xxxxxxxx', 'sandton', 'sand', 'sandtn'].map((word) => count(word)?.inWord ?? null),
    ).toEqual([1, null, 1, null, 0])
  })

  it('are tolerated once from four letters and twice from seven', () => {
    expect(['cat', 'port', 'durban', 'gaboron'].map(mistakesAllowed)).toEqual([0, 1, 1, 2])
  })
})
