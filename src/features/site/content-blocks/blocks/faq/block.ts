import { defineBlock } from '#features/site/blocks/index.ts'
import { Faq } from './faq.tsx'

export const faq = defineBlock({
  kind: 'faq',
  view: Faq,
  mayOpenPage: true,
  questions: (block) => block.questions ?? [],
  examples: () => import('./examples.ts'),
})
