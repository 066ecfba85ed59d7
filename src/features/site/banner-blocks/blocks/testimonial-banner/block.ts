import { defineBlock } from '#features/site/blocks/index.ts'
import { TestimonialBanner } from './testimonial-banner.tsx'

export const testimonialBanner = defineBlock({
  kind: 'testimonialBanner',
  view: TestimonialBanner,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
