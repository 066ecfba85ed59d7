import { renderToStaticMarkup } from 'react-dom/server'
import { htmlErrors } from '#tests/e2e/support/html.ts'
import { Block } from './blocks.tsx'
import type { LayoutBlock, Place } from './index.ts'

const pages = ['/', '/vehicles', '/vehicles/fortuner']

/** In the middle of a page in the light dress, on a small site. */
export const examplePlace: Place = {
  path: '/example',
  language: 'en',
  theme: 'light',
  site: { has: (path) => pages.includes(path) },
  first: false,
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
