import { defineBlock } from '#features/site/blocks/index.ts'
import { NewsletterSection } from './newsletter-form.tsx'

export const newsletterForm = defineBlock({
  kind: 'newsletterForm',
  view: NewsletterSection,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
