import type { LayoutBlock, Live, LiveDataRequest } from '#features/site/blocks/index.ts'
import { loadOwnerBenefits } from '#features/vehicles/range-page/server.ts'
import { lifetimes } from '#platform/cache/lifetimes.ts'
import { shortenRevalidation } from '#platform/cache/short-revalidation.ts'
import { definitionOf } from './block-registry.ts'

type Load = (request: LiveDataRequest) => Promise<Live<unknown>>

/** Live sections of built-in pages, which have no block. */
const sectionsWithoutBlock: ReadonlyMap<string, Load> = new Map([['ownerBenefits', loadOwnerBenefits]])

/** Loads the data of a live section; undefined for a kind without live data. */
export function loadSection(kind: string, request: LiveDataRequest): Promise<Live<unknown>> | undefined {
  const load = definitionOf(kind)?.load ?? sectionsWithoutBlock.get(kind)
  return load?.(request)
}

/**
 * Loads the data of all live sections of a page in parallel, by the kind of block. A page with a failed section offers a
 * retry, so it is cached for a moment only.
 */
export async function loadSections(
  blocks: readonly LayoutBlock[],
  request: LiveDataRequest,
): Promise<ReadonlyMap<string, Live<unknown>>> {
  const byKind = Map.groupBy(blocks, ({ blockType }) => blockType)
  const loaded = await Promise.all(
    [...byKind].map(
      async ([kind, kindBlocks]) =>
        [kind, await loadSection(kind, { ...request, blocks: kindBlocks })] as const,
    ),
  )
  const sections = new Map(loaded.flatMap(([kind, live]) => (live ? [[kind, live] as const] : [])))
  if ([...sections.values()].some(({ state }) => state === 'failed'))
    await shortenRevalidation(lifetimes.section)
  return sections
}
