import { expect, test } from 'vitest'
import { isBrief } from './brief.ts'

const paragraph = (...words: string[]) => ({
  type: 'paragraph',
  children: words.map((text) => ({ type: 'text', text })),
})
const content = (...children: object[]) => ({ root: { children: children as { type: string }[] } })

test('returns true for up to two short paragraphs', () => {
  expect(isBrief(content(paragraph('Short.')))).toBe(true)
  expect(isBrief(content(paragraph('Short.'), paragraph('And ', 'sweet.')))).toBe(true)
  expect(isBrief(content())).toBe(true)
  expect(isBrief(null)).toBe(true)
})

test('returns false for three paragraphs, a list or a long text', () => {
  expect(isBrief(content(paragraph('a'), paragraph('b'), paragraph('c')))).toBe(false)
  expect(isBrief(content({ type: 'list', children: [] }))).toBe(false)
  expect(isBrief(content(paragraph('word '.repeat(60), 'word '.repeat(10))))).toBe(false)
  const inLink = {
    type: 'paragraph',
    children: [{ type: 'link', children: [{ type: 'text', text: 'x'.repeat(400) }] }],
  }
  expect(isBrief(content(inLink))).toBe(false)
})
