import type { LayoutBlock, Live, LiveDataRequest } from '#features/blocks/index.ts'
import { loadOwnerBenefits } from '#features/vehicle-pages/server.ts'
import { livesShortly } from '#platform/cache/lives-shortly.ts'
import { definitionOf } from './block-registry.ts'

type Load = (request: LiveDataRequest) => Promise<Live<unknown>>

/** Live sections of pages that are made by code: no block shows them. */
const sectionsWithoutBlock: ReadonlyMap<string, Load> = new Map([['ownerBenefits', loadOwnerBenefits]])

/** The data of a live section; undefined for a kind that has none. */
export function loadSection(kind: string, request: LiveDataRequest): Promise<Live<unknown>> | undefined {
  const load = definitionOf(kind)?.load ?? sectionsWithoutBlock.get(kind)
  return load?.(request)
}

/**
 * The data of every live section of a page, asked for at once, by the block's kind. A page built from a failure is
 * kept only shortly.
 */
export async function loadSections(
  blocks: readonly LayoutBlock[],
  request: LiveDataRequest,
): Promise<ReadonlyMap<string, Live<unknown>>> {
  const byKind = Map.groupBy(blocks, ({ blockType }) => blockType)
  const loaded = await Promise.all(
    [...byKind].map(
      async ([kind, ofKind]) => [kind, await loadSection(kind, { ...request, blocks: ofKind })] as const,
    ),
  )
  const sections = new Map(loaded.flatMap(([kind, live]) => (live ? [[kind, live] as const] : [])))
  if ([...sections.values()].some(({ state }) => state === 'failed')) await livesShortly()
  return sections
}
