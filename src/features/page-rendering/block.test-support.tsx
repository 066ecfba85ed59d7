import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import type { AnyBlockExample, BlockType, LayoutBlock, PageContext } from '#features/blocks/index.ts'
import { htmlErrors } from '#tests/e2e/support/html.ts'
import { blockTypes, definitionOf } from './block-registry.ts'
import { Block } from './ui/block.tsx'

const pages = ['/', '/vehicles', '/vehicles/fortuner']

/** In the middle of a page with the light theme, on a small site. */
export const exampleContext: PageContext = {
  path: '/example',
  language: 'en',
  theme: 'light',
  site: { has: (path) => pages.includes(path) },
  isFirst: false,
}

async function examplesOf(kind: BlockType): Promise<readonly AnyBlockExample[]> {
  const { examples = [] } = (await definitionOf(kind)?.examples()) ?? {}
  return examples
}

/** The examples of every kind of block. */
export const blockExamples: readonly (readonly [BlockType, readonly AnyBlockExample[]])[] = await Promise.all(
  blockTypes.map(async (kind) => [kind, await examplesOf(kind)] as const),
)

// Waits for the lazy islands of all examples, so that later synchronous renders include them.
for (const { block, live: exampleLive } of blockExamples.flatMap(([, examples]) => examples)) {
  for (const live of [{ state: 'empty' } as const, { state: 'failed' } as const, exampleLive ?? []].flat())
    await prerenderToNodeStream(<Block block={block} context={exampleContext} live={live} />)
}

/** The static HTML of a block. */
export function markupOf(block: LayoutBlock, context: Partial<PageContext> = {}): string {
  return renderToStaticMarkup(
    <Block block={block} context={{ ...exampleContext, ...context }} live={{ state: 'empty' }} />,
  )
}

/** The text of a piece of HTML, without tags. */
export function textOf(markup: string): string {
  return markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Validates the HTML of a block inside a page. */
export function blockHtmlErrors(block: LayoutBlock, context: Partial<PageContext> = {}): Promise<string[]> {
  const heading = context.isFirst ? '' : '<h1>Example</h1>'
  const html = `<!DOCTYPE html><html lang="en"><head><title>Example</title></head><body><main>${heading}${markupOf(block, context)}</main></body></html>`
  return htmlErrors(html, block.id ?? block.blockType)
}
