import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadTestimonials } from '../../data/load-content.ts'
import { Testimonials } from './testimonials.tsx'

export const testimonials = defineLiveBlock({
  kind: 'testimonials',
  view: Testimonials,
  load: loadTestimonials,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
