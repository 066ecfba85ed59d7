import type { AnyBlockExample, BlockType, PageContext } from '#features/blocks/index.ts'
import { linkedPaths } from '#features/links/index.ts'
import { loadSiteMap } from '#features/site-map/server.ts'
import { siteClock } from '#platform/site-clock.ts'
import type { Theme } from '#platform/theme.ts'
import { definitionOf } from '../../block-registry.ts'
import { loadSection } from '../../live-sections.ts'
import { Block } from '../block.tsx'

type ExampleContext = Pick<PageContext, 'path' | 'site' | 'theme'>

async function Example({ example, pageContext }: { example: AnyBlockExample; pageContext: ExampleContext }) {
  const { name, block, path = pageContext.path } = example
  const request = { path, language: 'en', today: siteClock().today(), blocks: [block] } as const
  const live = example.live ?? (await loadSection(block.blockType, request)) ?? { state: 'empty' }
  return (
    <div data-example={name}>
      <p className="frame border-line border-t py-3 text-ink-2 text-small">{name}</p>
      <div id={block.cssId || undefined} data-block={block.blockType}>
        <Block block={block} context={{ ...pageContext, path, language: 'en', isFirst: false }} live={live} />
      </div>
    </div>
  )
}

type Props = {
  kinds: readonly BlockType[]
  theme: Theme
  path: string
  /** How many of the examples of each kind are shown. Default: all. */
  limit?: number
}

/** Renders examples below each other, as on a page. */
export async function BlockExamples({ kinds, theme, path, limit }: Props) {
  const modules = await Promise.all(kinds.map((kind) => definitionOf(kind)?.examples()))
  const examples = modules.flatMap((module) => (module?.examples ?? []).slice(0, limit))
  const site = await loadSiteMap(linkedPaths(examples))
  return examples.map((example) => (
    <Example
      key={`${example.block.blockType} ${example.name}`}
      example={example}
      pageContext={{ path, theme, site }}
    />
  ))
}
