import { defineBlock } from '#features/site/blocks/index.ts'
import { RallyRoute } from './rally-route.tsx'

export const rallyRoute = defineBlock({
  kind: 'rallyRoute',
  view: RallyRoute,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
