import { expect, test } from 'vitest'
import { markupOf, textOf } from '../../block.test-support.tsx'
import { examples } from './examples.ts'

test.each(examples)(
  'renders $name as empty height hidden from assistive technology (C-279, D-020)',
  ({ block }) => {
    const html = markupOf(block)
    expect(html).toMatch(/^<div aria-hidden="true" class="[^"]*\bh-\d+/)
    expect(textOf(html)).toBe('')
  },
)

test('has three heights, medium by default (C-279)', () => {
  const [medium, small, large, none] = examples.map(({ block }) => markupOf(block))
  expect(new Set([small, medium, large]).size).toBe(3)
  expect(none).toBe(medium)
})
