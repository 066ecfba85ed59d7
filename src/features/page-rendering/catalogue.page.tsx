import type { Metadata } from 'next'
import type { BlockType } from '#features/blocks/index.ts'
import { blockTypes } from './block-registry.ts'
import { type CataloguePlace, cataloguePath, cataloguePlaceAt, wordsOfKind } from './rules/catalogue-place.ts'

export { BlocksCatalogue } from './ui/catalogue/blocks-catalogue.tsx'

/** The page at a path below `/catalogue`; null when there is none. */
export function catalogueAt(list: string, segments: readonly string[]): CataloguePlace<BlockType> | null {
  return cataloguePlaceAt(list, segments, blockTypes)
}

/** For whoever works on the site: search engines are to leave it alone. */
export function catalogueMetadata(place: CataloguePlace<BlockType> | null): Metadata {
  return {
    title: place?.kind ? wordsOfKind(place.kind) : 'Sections',
    description: 'What editors make pages of, in all its forms and in both dresses.',
    alternates: { canonical: place ? cataloguePath(place) : undefined },
    robots: { index: false, follow: false },
  }
}
