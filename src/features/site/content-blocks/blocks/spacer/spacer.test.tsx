import { expect, test } from 'vitest'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { spacer } from './block.ts'
import { examples } from './examples.ts'

const { markupOf } = await renderingOf(spacer)

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
