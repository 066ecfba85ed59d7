import { defineBlock } from '#features/site/blocks/index.ts'
import { BenefitCards } from './benefit-cards.tsx'

export const benefitCards = defineBlock({
  kind: 'benefitCards',
  view: BenefitCards,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
