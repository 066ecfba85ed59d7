import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, test } from 'vitest'
import { blockSlugs } from '#cms/blocks.ts'
import type { AnyBlockExample, LayoutBlock, Live, PageContext } from '#features/site/blocks/index.ts'
import { linkedPaths } from '#features/site/links/index.ts'
import { exampleContext, textOf } from '#tests/blocks.tsx'
import { blockExamples } from './block.test-support.tsx'
import { Block } from './ui/block.tsx'

/** Kinds without text and pictures. */
const emptyKinds: ReadonlySet<string> = new Set<LayoutBlock['blockType']>(['spacer'])

const states: readonly Live<unknown>[] = [{ state: 'empty' }, { state: 'failed' }]

const contexts: readonly Partial<PageContext>[] = [
  { theme: 'light' },
  { theme: 'racing', isFirst: true },
  { language: 'af' },
  { language: 'zu' },
]

/** The static HTML of an example. */
function markupOf(
  { block, path = exampleContext.path, live }: AnyBlockExample,
  defaultLive: Live<unknown> = { state: 'empty' },
  context: Partial<PageContext> = {},
): string {
  return renderToStaticMarkup(
    <Block block={block} context={{ ...exampleContext, path, ...context }} live={live ?? defaultLive} />,
  )
}

/** All ids in a piece of HTML. */
const idsIn = (html: string) => [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)

test('has examples of every block type that editors may use', () => {
  expect(blockExamples.map(([kind]) => kind)).toEqual([...blockSlugs].sort())
})

describe.each(blockExamples)('%s', (kind, examples) => {
  it('has examples of its own type, each with a unique name', () => {
    expect(examples.length).toBeGreaterThan(0)
    expect(examples.map(({ block }) => block.blockType)).toEqual(examples.map(() => kind))
    expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length)
  })

  it('shows text or a picture in every page context and language, with an empty or failed response', () => {
    for (const context of contexts) {
      for (const example of examples) {
        const rendered = states.map((live) => markupOf(example, live, context))
        const hasContent = rendered.some((html) => textOf(html) !== '' || html.includes('<img'))
        expect(hasContent, example.name).toBe(!emptyKinds.has(kind))
      }
    }
  })

  it('gives every element a unique id', () => {
    for (const example of examples) {
      const ids = idsIn(markupOf(example))
      expect(ids).toEqual([...new Set(ids)])
    }
  })

  it('looks up only pages that its content links to', () => {
    for (const example of examples) {
      const requested: string[] = []
      markupOf(example, undefined, { site: { has: (path) => requested.push(path) > 0 } })
      expect(linkedPaths(example.block), example.name).toEqual(expect.arrayContaining(requested))
    }
  })
})
