import { defineBlock } from '#features/site/blocks/index.ts'
import { TabbedFaq } from './tabbed-faq.tsx'

export const tabbedFaq = defineBlock({
  kind: 'tabbedFaq',
  view: TabbedFaq,
  mayOpenPage: true,
  questions: (block) => block.tabs.flatMap(({ questions }) => questions ?? []),
  examples: () => import('./examples.ts'),
})
