import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BlockOf, LayoutBlock } from '#features/site/blocks/index.ts'
import type { PageView } from '#features/site/pages/index.ts'
import { richTextContent } from '#platform/fields/rich-text-content.ts'
import { log } from '#platform/process/log.ts'

const loadPageContent = vi.fn()
vi.mock('next/cache', () => import('#tests/next-cache.ts'))
vi.mock('../load-page-content.ts', () => ({ loadPageContent }))
const { PageSections } = await import('./page-sections.tsx')

const path = '/vehicles/fortuner'
const site = { has: () => true }
const words = (id: string, title: string): BlockOf<'text'> => ({
  ...{ id, blockType: 'text', title, cssId: id },
  content: richTextContent(`About ${id}.`),
})

const page = (blocks: readonly LayoutBlock[]): PageView => ({
  ...{ path, language: 'en', title: 'Sections of the Fortuner', description: null, metaTitle: null },
  ...{ hidden: false, canonicalUrl: null, picture: null },
  blocks: blocks.map((block) => ({ block, language: 'en' })),
})

async function htmlOf(...blocks: readonly LayoutBlock[]): Promise<string> {
  const view = <PageSections page={page(blocks)} language="en" />
  const { prelude } = await prerenderToNodeStream(view)
  return text(prelude as NodeJS.ReadableStream)
}

beforeEach(() => {
  vi.spyOn(log, 'error').mockReturnValue(undefined)
  const pageContext = { path, language: 'en', theme: 'light', site } as const
  loadPageContent.mockResolvedValue({ pageContext, sections: new Map() })
})
afterEach(() => vi.restoreAllMocks())

const failed = 'This part of the page could not be loaded.'

describe('sections on a built-in page', () => {
  it('add no main heading, even when the first one would open a page', async () => {
    const html = await htmlOf(words('first', 'The first'), words('second', 'The second'))
    expect(html).not.toContain('<h1')
    expect(html).not.toContain('Sections of the Fortuner')
    expect(html).toMatch(/<h2[^>]*>The first<\/h2>/)
    expect(html).toMatch(/<div id="second" data-block="text" data-block-id="second">/)
  })

  it('leave the others in place when one cannot be rendered, and say so', async () => {
    // The rows of a published section can only be missing after a change in the database.
    const broken = { id: 'tabs', blockType: 'hiluxRangeTabs' } as unknown as LayoutBlock
    const html = await htmlOf(words('first', 'The first'), broken, words('second', 'The second'))
    expect(html).toContain('About first.')
    expect(html).toContain('About second.')
    expect(html.split(failed)).toHaveLength(2)
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ path, section: 'hiluxRangeTabs' }),
      'added section not rendered',
    )
  })

  it('are replaced by a message when their links and data cannot be read', async () => {
    loadPageContent.mockRejectedValue(new Error('no database'))
    const html = await htmlOf(words('first', 'The first'))
    expect(html).toContain(failed)
    expect(html).not.toContain('About first.')
    expect(log.error).toHaveBeenCalledOnce()
  })

  it('omit a kind of section that no longer exists', async () => {
    const unknown = { id: 'x', blockType: 'gone' } as unknown as LayoutBlock
    expect(await htmlOf(unknown)).toBe('')
  })
})
