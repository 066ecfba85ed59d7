import { defineBlock } from '#features/blocks/index.ts'
import { Faq } from './faq.tsx'

export const faq = defineBlock({
  kind: 'faq',
  view: Faq,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
