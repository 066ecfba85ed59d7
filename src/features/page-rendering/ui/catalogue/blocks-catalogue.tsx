import type { BlockType } from '#features/blocks/index.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { blockTypes } from '../../block-registry.ts'
import { type CataloguePage, cataloguePath, kindLabel } from '../../rules/catalogue-page.ts'
import { BlockExamples } from './block-examples.tsx'

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
