import { expect, test } from 'vitest'
import type { BlockOf } from '#features/site/blocks/index.ts'
import { richTextContent } from '#platform/fields/rich-text-content.ts'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { twoColumns } from './block.ts'
import { examples } from './examples.ts'

const { markupOf } = await renderingOf(twoColumns)

const text = (id: string, words: string): BlockOf<'text'> => ({
  id,
  blockType: 'text',
  content: richTextContent(words),
})
const columns = (...words: string[]): BlockOf<'twoColumns'> => ({
  id: 'columns',
  blockType: 'twoColumns',
  components: words.map((word) => text(word, word)),
})

test('shows one or two components in order, and renders nothing without any', () => {
  expect(textOf(markupOf(columns('Left', 'Right')))).toBe('Left Right')
  expect(textOf(markupOf(columns('Alone')))).toBe('Alone')
  expect(markupOf(columns())).toBe('')
})

test('shows only the first two of three stored components (C-399)', () => {
  expect(textOf(markupOf(columns('One', 'Two', 'Three')))).toBe('One Two')
})

test('shows a picture with its caption, or a video, in a column', () => {
  const exampleWith = (kind: string) =>
    examples.find(({ block }) => block.components?.some(({ blockType }) => blockType === kind))?.block
  const [picture, video] = [exampleWith('singleImage'), exampleWith('singleVideo')]
  if (!picture || !video) throw new Error('The examples of columns have changed.')
  expect(markupOf(picture)).toContain('alt="Hilux Double Cab in Emotional Red, in the dunes"')
  expect(textOf(markupOf(picture))).toContain('Stage four, south of Walvis Bay.')
  expect(markupOf(video)).toContain('<video')
})

test('shows the other column when a component is unknown', () => {
  const unknown = { id: 'q', blockType: 'quantumWidget' } as unknown as BlockOf<'text'>
  const block = columns('Left')
  expect(textOf(markupOf({ ...block, components: [unknown, ...(block.components ?? [])] }))).toBe('Left')
})

test('gives a column its anchor', () => {
  const html = markupOf({ ...columns(), components: [{ ...text('a', 'Words'), cssId: 'papers' }] })
  expect(html).toContain('<div id="papers" data-block="text" data-block-id="a"')
})

test('has the racing style on a light page only when an editor chose it (C-264, C-282)', () => {
  const sectionOf = (theme: 'default' | 'racing', page: 'light' | 'racing' = 'light') =>
    /^<section[^>]*>/.exec(markupOf({ ...columns('Words'), theme }, { theme: page }))?.[0]
  expect(sectionOf('racing')).toContain('data-theme="racing"')
  expect(sectionOf('default')).not.toContain('data-theme')
  expect(sectionOf('racing', 'racing')).not.toContain('data-theme')
})
