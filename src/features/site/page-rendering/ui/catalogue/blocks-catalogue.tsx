import type { AnyBlockExample, BlockType, PageContext } from '#features/site/blocks/index.ts'
import { linkedPaths } from '#features/site/links/index.ts'
import { loadSiteMap } from '#features/site/site-map/server.ts'
import type { Theme } from '#platform/site/theme.ts'
import { siteClock } from '#platform/time/site-clock.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { blockTypes, definitionOf } from '../../block-registry.ts'
import { loadSection } from '../../live-sections.ts'
import { type CataloguePage, cataloguePath, kindLabel } from '../../rules/catalogue-page.ts'
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
async function BlockExamples({ kinds, theme, path, limit }: Props) {
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

/**
 * A page of the catalogue in one theme: links to all kinds of blocks, and the examples of one kind, or without a kind one
 * example of each.
 */
export function BlocksCatalogue({ kind, theme }: CataloguePage<BlockType>) {
  const other = theme === 'racing' ? 'light' : 'racing'
  return (
    <>
      <div className="frame grid gap-6 py-12">
        <h1 className="text-h2">{kind ? kindLabel(kind) : 'Sections'}</h1>
        <nav aria-label="Kinds of sections">
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            <li>
              <TextLink href={cataloguePath({ kind, theme: other })}>
                {theme === 'racing' ? 'Light theme' : 'Racing theme'}
              </TextLink>
            </li>
            {blockTypes.map((listedKind) => (
              <li key={listedKind}>
                <TextLink href={cataloguePath({ kind: listedKind, theme })}>{kindLabel(listedKind)}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <BlockExamples
        kinds={kind ? [kind] : blockTypes}
        theme={theme}
        path={cataloguePath({ kind, theme })}
        limit={kind ? undefined : 1}
      />
    </>
  )
}
