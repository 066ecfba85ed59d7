import { expect, test } from 'vitest'
import type { BlockOf } from '#features/site/blocks/index.ts'
import { richTextContent } from '#platform/fields/rich-text-content.ts'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { text } from './block.ts'
import { examples } from './examples.ts'

const { markupOf } = await renderingOf(text)

const [everything] = examples
const plain: BlockOf<'text'> = { id: 't', blockType: 'text', content: richTextContent('Words') }
const openingTag = (block: BlockOf<'text'>, theme: 'light' | 'racing' = 'light') =>
  /^<section[^>]*>/.exec(markupOf(block, { theme }))?.[0] ?? ''

test('shows the title, the headings and the formatted text with its links (D-022)', () => {
  const html = markupOf(everything.block)
  expect(textOf(html)).toContain('Built for the long way round Between Springbok and Vioolsdrif')
  expect(html).toContain('<strong>two hundred kilometres</strong>')
  expect(html).toMatch(/<a[^>]*href="\/vehicles"[^>]*>see the line-up<\/a>/)
  expect(html).toMatch(/<h2[^>]*>Built for/)
  expect(html).toMatch(/<h3[^>]*>What that takes/)
})

test('uses the background colour of the content, if it is valid (C-254)', () => {
  expect(openingTag({ ...plain, backgroundColour: '#102030' })).toContain('background-color:#102030')
  expect(openingTag(plain)).not.toContain('style')
  expect(openingTag({ ...plain, backgroundColour: 'red;x:y' })).not.toContain('style')
})

test('uses light or dark text as the content says (C-255)', () => {
  expect(openingTag({ ...plain, backgroundColour: '#102030', textColour: 'light' })).toContain('on-dark')
  expect(openingTag({ ...plain, backgroundColour: '#f0e0d0', textColour: 'dark' })).toContain('on-light')
})

test('uses readable text when only a background is set', () => {
  expect(openingTag({ ...plain, backgroundColour: '#102030' })).toContain('on-dark')
  expect(openingTag({ ...plain, backgroundColour: '#f0e0d0' }, 'racing')).toContain('on-light')
})

test('uses a fitting background when only a text colour is set, in both themes', () => {
  expect(openingTag({ ...plain, textColour: 'light' })).toContain('on-dark bg-night')
  expect(openingTag({ ...plain, textColour: 'dark' }, 'racing')).toContain('on-light bg-ground')
  expect(openingTag({ ...plain, textColour: 'dark' })).not.toContain('on-light')
  expect(openingTag({ ...plain, textColour: 'light' }, 'racing')).not.toContain('on-dark')
})

test('has the racing style on a light page only when an editor chose it (C-287)', () => {
  expect(openingTag({ ...plain, theme: 'racing' })).toContain('data-theme="racing"')
  expect(openingTag({ ...plain, theme: 'default' })).not.toContain('data-theme')
  expect(openingTag({ ...plain, theme: 'racing' }, 'racing')).not.toContain('data-theme')
})

test('uses the background that fits the racing style for a text colour (C-287)', () => {
  expect(openingTag({ ...plain, theme: 'racing', textColour: 'dark' })).toContain('on-light')
})
