import type { AnyBlockExample, BlockType } from '#features/site/blocks/index.ts'
import { renderingOf } from '#tests/blocks.tsx'
import { blockTypes, definitionOf } from './block-registry.ts'

const definitions = blockTypes.flatMap((kind) => definitionOf(kind) ?? [])

/** The examples of every kind of block. */
export const blockExamples: readonly (readonly [BlockType, readonly AnyBlockExample[]])[] = await Promise.all(
  definitions.map(async ({ kind, examples }) => [kind, (await examples()).examples] as const),
)

/** Render blocks of every kind. */
export const { markupOf, blockHtmlErrors } = await renderingOf(...definitions)
