import type { AnyBlockExample, BlockType, Place } from '#features/blocks/index.ts'
import { linkedPaths } from '#features/links/index.ts'
import { siteMap } from '#features/site-map/server.ts'
import { siteClock } from '#platform/site-clock.ts'
import type { Theme } from '#platform/theme.ts'
import { definitionOf } from '../../block-registry.ts'
import { loadSection } from '../../live-sections.ts'
import { cataloguePath } from '../../rules/catalogue-place.ts'
import { Block } from '../block.tsx'

type ExampleContext = Pick<Place, 'path' | 'site' | 'theme'>

async function Example({ example, pageContext }: { example: AnyBlockExample; pageContext: ExampleContext }) {
  const { name, block, path = pageContext.path } = example
  const request = { path, language: 'en', today: siteClock().today(), blocks: [block] } as const
  const live = example.live ?? (await loadSection(block.blockType, request)) ?? { state: 'empty' }
  return (
    <div data-example={name}>
      <p className="frame border-line border-t py-3 text-ink-2 text-small">{name}</p>
      <div id={block.cssId || undefined} data-block={block.blockType}>
        <Block block={block} place={{ ...pageContext, path, language: 'en', first: false }} live={live} />
      </div>
    </div>
  )
}

/** Renders the examples of one kind below each other, as on a page. */
export async function ShownExamples({ kind, theme }: { kind: BlockType; theme: Theme }) {
  const { examples = [] } = (await definitionOf(kind)?.examples()) ?? {}
  const site = await siteMap(linkedPaths(examples))
  const pageContext = { path: cataloguePath({ kind, theme }), theme, site }
  return examples.map((example) => <Example key={example.name} example={example} pageContext={pageContext} />)
}
