import { expect, test } from 'vitest'
import { isBrief } from './brief.ts'

const paragraph = (...words: string[]) => ({
  type: 'paragraph',
  children: words.map((text) => ({ type: 'text', text })),
})
const content = (...children: object[]) => ({ root: { children: children as { type: string }[] } })

test('a paragraph or two are brief', () => {
  expect(isBrief(content(paragraph('Short.')))).toBe(true)
  expect(isBrief(content(paragraph('Short.'), paragraph('And ', 'sweet.')))).toBe(true)
  expect(isBrief(content())).toBe(true)
  expect(isBrief(null)).toBe(true)
})

test('what has parts, or is long, is not', () => {
  expect(isBrief(content(paragraph('a'), paragraph('b'), paragraph('c')))).toBe(false)
  expect(isBrief(content({ type: 'list', children: [] }))).toBe(false)
  expect(isBrief(content(paragraph('word '.repeat(60), 'word '.repeat(10))))).toBe(false)
  const inLink = {
    type: 'paragraph',
    children: [{ type: 'link', children: [{ type: 'text', text: 'x'.repeat(400) }] }],
  }
  expect(isBrief(content(inLink))).toBe(false)
})
