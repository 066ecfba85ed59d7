import { defineBlock } from '#features/site/blocks/index.ts'
import { ExperienceSlider } from './experience-slider.tsx'

export const experienceSlider = defineBlock({
  kind: 'experienceSlider',
  view: ExperienceSlider,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
