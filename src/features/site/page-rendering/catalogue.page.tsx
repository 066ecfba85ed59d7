import type { Metadata } from 'next'
import type { BlockType } from '#features/site/blocks/index.ts'
import { blockTypes } from './block-registry.ts'
import { type CataloguePage, cataloguePath, kindLabel, parseCataloguePath } from './rules/catalogue-page.ts'

export { BlocksCatalogue } from './ui/catalogue/blocks-catalogue.tsx'

/** Finds the page of the catalogue at a path below `/catalogue`; null when it does not exist. */
export function findCataloguePage(
  list: string,
  segments: readonly string[],
): CataloguePage<BlockType> | null {
  return parseCataloguePath(list, segments, blockTypes)
}

/** Metadata of the catalogue, which is hidden from search engines. */
export function catalogueMetadata(page: CataloguePage<BlockType> | null): Metadata {
  return {
    title: page?.kind ? kindLabel(page.kind) : 'Sections',
    description: 'All blocks for editors, in every variant and both themes.',
    alternates: { canonical: page ? cataloguePath(page) : undefined },
    robots: { index: false, follow: false },
  }
}
