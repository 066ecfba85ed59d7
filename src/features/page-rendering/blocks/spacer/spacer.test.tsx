import { expect, test } from 'vitest'
import { markupOf, textOf } from '../../block.test-support.tsx'
import { examples } from './examples.ts'

test.each(examples)('C-279: $name: empty height, hidden from assistive technology', ({ block }) => {
  const html = markupOf(block)
  expect(html).toMatch(/^<div aria-hidden="true" class="[^"]*\bh-\d+/)
  expect(textOf(html)).toBe('')
})

test('C-279: three heights, the medium one where none was chosen', () => {
  const [medium, small, large, none] = examples.map(({ block }) => markupOf(block))
  expect(new Set([small, medium, large]).size).toBe(3)
  expect(none).toBe(medium)
})
