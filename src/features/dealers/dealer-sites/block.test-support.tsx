import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import type { BlockOf, BlockType, Live, LiveBlockView, PageContext } from '#features/site/blocks/index.ts'

export const exampleContext: PageContext = {
  path: '/dealers/marula-toyota-bryanston',
  language: 'en',
  theme: 'light',
  site: { has: () => true },
  isFirst: false,
}

/** The HTML of a block with its islands. */
export async function htmlOf<Kind extends BlockType, Data>(
  View: LiveBlockView<Kind, Data>,
  block: BlockOf<Kind>,
  live: Live<Data>,
  context: Partial<PageContext> = {},
): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <View block={block} live={live} context={{ ...exampleContext, ...context }} />,
  )
  return (await text(prelude as NodeJS.ReadableStream)).replaceAll('<!-- -->', '')
}

/** The text of a piece of HTML. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, '’')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The live data of an example that is complete. */
export function dataOf<Data>(live: { readonly state: string; readonly data?: Data }): Data {
  if (live.data === undefined) throw new Error('The example has no data.')
  return live.data
}
