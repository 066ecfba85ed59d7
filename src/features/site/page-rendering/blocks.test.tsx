import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, test } from 'vitest'
import type { LayoutBlock } from '#features/site/blocks/index.ts'
import { examples as faqExamples } from '#features/site/content-blocks/blocks/faq/examples.ts'
import { examples as tabbedFaqExamples } from '#features/site/content-blocks/blocks/tabbed-faq/examples.ts'
import { richTextContent } from '#platform/fields/rich-text-content.ts'
import { exampleContext, textOf } from '#tests/blocks.tsx'
import { pick } from '#tests/scale.ts'
import { blockExamples, blockHtmlErrors, markupOf } from './block.test-support.tsx'
import { opensPage } from './block-registry.ts'
import { PageBlocks } from './ui/page-blocks.tsx'

const examples = blockExamples
  .flatMap(([, kindExamples]) => kindExamples)
  .map(({ name, block, path }) => [`${block.blockType}: ${name}`, block, path] as const)

describe.each(examples)('%s', (_, block, path = '/example') => {
  const positions = opensPage(block) ? [true, false] : [false]

  it('renders valid HTML in every allowed position and in both themes', async () => {
    for (const isFirst of positions) {
      for (const theme of pick({ gate: ['light'] as const, all: ['light', 'racing'] as const })) {
        expect(await blockHtmlErrors(block, { isFirst, theme, path })).toEqual([])
      }
    }
  })

  it('has one main heading when it opens the page, and none elsewhere', () => {
    for (const isFirst of positions) {
      expect(markupOf(block, { isFirst, path }).match(/<h1/g) ?? []).toHaveLength(isFirst ? 1 : 0)
    }
  })
})

const text = (id: string, words: string, cssId?: string): LayoutBlock => ({
  id,
  blockType: 'text',
  content: richTextContent(words),
  cssId,
})

function pageOf(blocks: readonly LayoutBlock[], breadcrumbs?: ReactNode): string {
  const { isFirst: _, ...around } = exampleContext
  return renderToStaticMarkup(
    <PageBlocks
      page={{
        path: '/example',
        language: 'en',
        title: 'Example',
        description: null,
        metaTitle: null,
        hidden: false,
        canonicalUrl: null,
        picture: null,
        blocks: blocks.map((block) => ({ block, language: 'en' })),
      }}
      pageContext={around}
      sections={new Map()}
      breadcrumbs={breadcrumbs}
    />,
  )
}

test('renders sections in the order of the content (C-247)', () => {
  const [one, other] = [text('one', 'Springbok'), text('other', 'Vioolsdrif')]
  expect(textOf(pageOf([one, other]))).toBe('Example Springbok Vioolsdrif')
  expect(textOf(pageOf([other, one]))).toBe('Example Vioolsdrif Springbok')
})

test('gives each section its block id, and its anchor if it has one (C-248, C-249)', () => {
  const html = pageOf([text('665f', 'Lamps that see', 'technology'), text('6660', 'Without an anchor')])
  expect(html).toMatch(/<div id="technology" data-block="text" data-block-id="665f"/)
  expect(html).toMatch(/<div data-block="text" data-block-id="6660"/)
})

test('skips an unknown block type and renders the blocks around it (C-250, D-019)', () => {
  const unknown = { id: 'q', blockType: 'quantumWidget', title: 'Quanta' } as unknown as LayoutBlock
  expect(textOf(pageOf([text('a', 'Before'), unknown, text('b', 'After')]))).toBe('Example Before After')
  expect(textOf(pageOf([unknown, text('b', 'After')]))).toBe('Example After')
  expect(pageOf([unknown])).not.toContain('quantumWidget')
})

test('renders structured data once for a page with several FAQ sections', () => {
  const html = pageOf([
    { ...faqExamples[0].block, id: 'one' },
    { ...tabbedFaqExamples[0].block, id: 'other' },
  ])
  expect(html.match(/"FAQPage"/g)).toHaveLength(1)
})

test('shows the breadcrumbs once: in a recall finder that opens the page, and outside of other blocks (V-097)', () => {
  const breadcrumbs = <nav aria-label="Breadcrumbs">Home</nav>
  const finder: LayoutBlock = { id: 'finder', blockType: 'vinChecker', title: 'Is yours among them?' }
  const words = text('one', 'Springbok')
  const placeIn = (...blocks: LayoutBlock[]) => {
    const html = pageOf(blocks, breadcrumbs)
    expect(html.match(/aria-label="Breadcrumbs"/g)).toHaveLength(1)
    return [html.indexOf('aria-label="Breadcrumbs"'), html.indexOf('id="vinChecker"'), html.indexOf('<h1')]
  }
  const [inside = 0, start = 0, title = 0] = placeIn(finder, words)
  expect(start < inside && inside < title).toBe(true)
  const [above = 0, below = 0] = placeIn(words, finder)
  expect(above).toBeLessThan(below)
})
