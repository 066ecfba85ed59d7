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
  'editors are offered %s, of which there are examples',
  (slug) => {
    expect(blockExamples.map(([kind]) => kind)).toContain(slug)
  },
)

describe.each(blockExamples)('%s', (kind, examples) => {
  it('has examples of its own kind, each with a name of its own', () => {
    expect(examples.length).toBeGreaterThan(0)
    expect(examples.map(({ block }) => block.blockType)).toEqual(examples.map(() => kind))
    expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length)
  })

  it('shows words or pictures wherever it stands, in every language, whatever its service answers', () => {
    for (const place of places) {
      for (const example of examples) {
        const shown = answers.map((live) => markupOf(example, live, place))
        const speaks = shown.some((html) => textOf(html) !== '' || html.includes('<img'))
        expect(speaks, example.name).toBe(!silent.has(kind))
      }
    }
  })

  it('gives every element an id of its own', () => {
    for (const example of examples) {
      const ids = idsIn(markupOf(example))
      expect(ids).toEqual([...new Set(ids)])
    }
  })

  it('asks about no page that its content does not name', () => {
    for (const example of examples) {
      const asked: string[] = []
      markupOf(example, undefined, { site: { has: (path) => asked.push(path) > 0 } })
      expect(linkedPaths(example.block), example.name).toEqual(expect.arrayContaining(asked))
    }
  })
})
