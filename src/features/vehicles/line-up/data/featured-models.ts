import { dealerContextAt } from '#features/dealers/dealers/server.ts'
import type { Live, LiveDataRequest } from '#features/site/blocks/index.ts'
import { readLive } from '#features/site/blocks/server.ts'
import type { DisplayedModel } from '#features/vehicles/vehicles/index.ts'
import { findFeaturedModel } from '#features/vehicles/vehicles/server.ts'
import { featuredKey } from '../rules/featured-key.ts'
import { cardAt } from './live-blocks.ts'

/** The featured models of a page, by `featuredKey`. */
export type FeaturedModels = Readonly<Record<string, DisplayedModel>>

/**
 * Loads the featured model of each section of a page. On pages of a dealer they lead to its own pages.
 *
 * Source: requirements V-303 and V-307.
 */
export function loadFeaturedModels({
  path,
  blocks = [],
}: Pick<LiveDataRequest, 'path' | 'blocks'>): Promise<Live<FeaturedModels>> {
  return readLive('featuredModel', async () => {
    const dealer = await dealerContextAt(path)
    const found = await Promise.all(
      blocks.map(async (block) => {
        if (block.blockType !== 'featuredModel' || typeof block.range !== 'object') return []
        const model = await findFeaturedModel(block.choice ?? 'heroModel', block.range)
        const key = featuredKey(block)
        return model && key ? [[key, dealer ? cardAt(dealer)(model) : model] as const] : []
      }),
    )
    const models = found.flat()
    return models.length > 0 ? Object.fromEntries(models) : null
  })
}
