import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadFeaturedModels } from '../../data/featured-models.ts'
import { FeaturedModel } from './featured-model.tsx'

export const featuredModel = defineLiveBlock({
  kind: 'featuredModel',
  view: FeaturedModel,
  load: loadFeaturedModels,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
