import { defineBlock } from '#features/site/blocks/index.ts'
import { InsuranceBanner } from './insurance-banner.tsx'

export const insuranceBanner = defineBlock({
  kind: 'insuranceBanner',
  view: InsuranceBanner,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
