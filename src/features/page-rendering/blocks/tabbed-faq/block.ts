import { defineBlock } from '#features/blocks/index.ts'
import { TabbedFaq } from './tabbed-faq.tsx'

export const tabbedFaq = defineBlock({
  kind: 'tabbedFaq',
  view: TabbedFaq,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
