import { describe, expect, it } from 'vitest'
import { isLargeTile, nextShown, truncateWords } from './article-grid.ts'

const largeAmong = (total: number) =>
  Array.from({ length: total }, (_, index) => index).filter((index) => isLargeTile(index, total))

describe('the large tiles of a grid', () => {
  it.each([
    ['positions 0 and 6 of every ten (V-147)', 21, [0, 6, 10, 16, 20]],
    ['none of exactly three articles (V-148)', 3, []],
    ['the first of four articles (V-148)', 4, [0]],
    ['the first of two articles (V-148)', 2, [0]],
    ['none without articles', 0, []],
  ])('are %s', (_, total, expected) => {
    expect(largeAmong(total)).toEqual(expected)
  })
})

describe('View More', () => {
  it('adds ten articles at a time, until all are shown (V-146)', () => {
    expect([nextShown(10, 21), nextShown(20, 21)]).toEqual([20, 21])
  })
})

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index + 1}`).join(' ')

describe('a text cut after a number of words', () => {
  it.each([
    ['a title of eleven words (V-149)', 11, 10, `${words(10)}…`],
    ['a title of ten words (V-149)', 10, 10, words(10)],
    ['an excerpt of 19 words (V-150)', 19, 18, `${words(18)}…`],
    ['an excerpt of 18 words (V-150)', 18, 18, words(18)],
    ['no text', 0, 18, ''],
  ])('is right for %s', (_, count, maximum, expected) => {
    expect(truncateWords(words(count), maximum)).toBe(expected)
  })

  it('counts words and not spaces', () => {
    expect(truncateWords('  one\n two   three ', 3)).toBe('one\n two   three')
    expect(truncateWords('one\n two   three', 2)).toBe('one two…')
  })
})
