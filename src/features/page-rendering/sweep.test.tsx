import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, test } from 'vitest'
import type { AnyBlockExample, LayoutBlock, Live, Place } from '#features/blocks/index.ts'
import { linkedPaths } from '#features/links/index.ts'
import { blockExamples, examplePlace, textOf } from './block.test-support.tsx'
import { pageBlocks } from './cms.ts'
import { Block } from './ui/block.tsx'

/** Kinds that have no words and no picture. */
const silent: ReadonlySet<string> = new Set<LayoutBlock['blockType']>(['spacer'])

const answers: readonly Live<unknown>[] = [{ state: 'empty' }, { state: 'failed' }]

const places: readonly Partial<Place>[] = [
  { theme: 'light' },
  { theme: 'racing', first: true },
  { language: 'af' },
  { language: 'zu' },
]

/** An example as visitors get it. */
function markupOf(
  { block, path = examplePlace.path, live }: AnyBlockExample,
  answer: Live<unknown> = { state: 'empty' },
  place: Partial<Place> = {},
): string {
  return renderToStaticMarkup(
    <Block block={block} place={{ ...examplePlace, path, ...place }} live={live ?? answer} />,
  )
}

/** Every id in a piece of HTML. */
const idsIn = (html: string) => [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id)

test.each(pageBlocks.map(({ slug }) => slug))(
  'has examples of the block type %s, which editors may use',
  (slug) => {
    expect(blockExamples.map(([kind]) => kind)).toContain(slug)
  },
)

describe.each(blockExamples)('%s', (kind, examples) => {
  it('has examples of its own type, each with a unique name', () => {
    expect(examples.length).toBeGreaterThan(0)
    expect(examples.map(({ block }) => block.blockType)).toEqual(examples.map(() => kind))
    expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length)
  })

  it('shows text or a picture in every page context and language, with an empty or failed response', () => {
    for (const place of places) {
      for (const example of examples) {
        const shown = answers.map((live) => markupOf(example, live, place))
        const speaks = shown.some((html) => textOf(html) !== '' || html.includes('<img'))
        expect(speaks, example.name).toBe(!silent.has(kind))
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
      const asked: string[] = []
      markupOf(example, undefined, { site: { has: (path) => asked.push(path) > 0 } })
      expect(linkedPaths(example.block), example.name).toEqual(expect.arrayContaining(asked))
    }
  })
})
