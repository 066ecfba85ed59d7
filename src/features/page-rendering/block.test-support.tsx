import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import type { AnyBlockExample, BlockType, LayoutBlock, Place } from '#features/blocks/index.ts'
import { htmlErrors } from '#tests/e2e/support/html.ts'
import { blockTypes, definitionOf } from './block-registry.ts'
import { Block } from './ui/block.tsx'

const pages = ['/', '/vehicles', '/vehicles/fortuner']

/** In the middle of a page in the light dress, on a small site. */
export const examplePlace: Place = {
  path: '/example',
  language: 'en',
  theme: 'light',
  site: { has: (path) => pages.includes(path) },
  first: false,
}

async function examplesOf(kind: BlockType): Promise<readonly AnyBlockExample[]> {
  const { examples = [] } = (await definitionOf(kind)?.examples()) ?? {}
  return examples
}

/** The examples of every kind of block. */
export const blockExamples: readonly (readonly [BlockType, readonly AnyBlockExample[]])[] = await Promise.all(
  blockTypes.map(async (kind) => [kind, await examplesOf(kind)] as const),
)

// Islands that a page fetches when it shows them are there once they have been waited for, in all that follows.
for (const { block, live: answer } of blockExamples.flatMap(([, examples]) => examples)) {
  for (const live of [{ state: 'empty' } as const, { state: 'failed' } as const, answer ?? []].flat())
    await prerenderToNodeStream(<Block block={block} place={examplePlace} live={live} />)
}

/** A block as visitors get it. */
export function markupOf(block: LayoutBlock, place: Partial<Place> = {}): string {
  return renderToStaticMarkup(
    <Block block={block} place={{ ...examplePlace, ...place }} live={{ state: 'empty' }} />,
  )
}

/** Its words, as they follow each other. */
export function textOf(markup: string): string {
  return markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
}

/** What is wrong with a block's HTML in a page around it. */
export function blockHtmlErrors(block: LayoutBlock, place: Partial<Place> = {}): Promise<string[]> {
  const heading = place.first ? '' : '<h1>Example</h1>'
  const html = `<!DOCTYPE html><html lang="en"><head><title>Example</title></head><body><main>${heading}${markupOf(block, place)}</main></body></html>`
  return htmlErrors(html, block.id ?? block.blockType)
}
