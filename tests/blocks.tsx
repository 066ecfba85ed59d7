import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import type { AnyBlockDefinition, LayoutBlock, Live, PageContext } from '#features/site/blocks/index.ts'
import { htmlErrors } from './e2e/support/html.ts'

const empty = { state: 'empty' } as const
const failed = { state: 'failed' } as const

const pages = ['/', '/vehicles', '/vehicles/fortuner']

/** In the middle of a page with the light theme, on a small site. */
export const exampleContext: PageContext = {
  path: '/example',
  language: 'en',
  theme: 'light',
  site: { has: (path) => pages.includes(path) },
  isFirst: false,
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

/**
 * Returns functions that render blocks of the given definitions. Loads the lazy islands of their examples first, so that
 * synchronous renders include them.
 */
export async function renderingOf(...definitions: readonly AnyBlockDefinition[]) {
  const elementOf = (block: LayoutBlock, context: Partial<PageContext> = {}, live: Live<unknown> = empty) => {
    const View = definitions.find(({ kind }) => kind === block.blockType)?.view
    if (!View) throw new Error(`The test does not render blocks of the kind ${block.blockType}.`)
    return <View block={block} context={{ ...exampleContext, ...context }} live={live} />
  }
  for (const { examples } of definitions) {
    for (const { block, live } of (await examples()).examples) {
      for (const state of [empty, failed, live ?? []].flat()) {
        await prerenderToNodeStream(elementOf(block, {}, state))
      }
    }
  }

  /** The static HTML of a block. */
  const markupOf = (block: LayoutBlock, context?: Partial<PageContext>, live?: Live<unknown>): string =>
    renderToStaticMarkup(elementOf(block, context, live))

  /** Validates the HTML of a block inside a page. */
  const blockHtmlErrors = (block: LayoutBlock, context: Partial<PageContext> = {}): Promise<string[]> => {
    const heading = context.isFirst ? '' : '<h1>Example</h1>'
    const html = `<!DOCTYPE html><html lang="en"><head><title>Example</title></head><body><main>${heading}${markupOf(block, context)}</main></body></html>`
    return htmlErrors(html, block.id ?? block.blockType)
  }
  return { markupOf, blockHtmlErrors }
}
