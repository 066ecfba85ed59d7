import type { Metadata } from 'next'
import type { BlockType } from '#features/blocks/index.ts'
import { blockTypes } from './block-registry.ts'
import { type CataloguePlace, cataloguePath, cataloguePlaceAt, wordsOfKind } from './rules/catalogue-place.ts'

export { BlocksCatalogue } from './ui/catalogue/blocks-catalogue.tsx'

/** Finds the page of the catalogue at a path below `/catalogue`; null when it does not exist. */
export function catalogueAt(list: string, segments: readonly string[]): CataloguePlace<BlockType> | null {
  return cataloguePlaceAt(list, segments, blockTypes)
}

/** Metadata of the catalogue, which is hidden from search engines. */
export function catalogueMetadata(page: CataloguePlace<BlockType> | null): Metadata {
  return {
    title: page?.kind ? wordsOfKind(page.kind) : 'Sections',
    description: 'All blocks for editors, in every variant and both themes.',
    alternates: { canonical: page ? cataloguePath(page) : undefined },
    robots: { index: false, follow: false },
  }
}
