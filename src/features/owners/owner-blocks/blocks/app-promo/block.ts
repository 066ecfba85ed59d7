import { defineBlock } from '#features/site/blocks/index.ts'
import { AppPromo } from './app-promo.tsx'

export const appPromo = defineBlock({
  kind: 'appPromo',
  view: AppPromo,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
