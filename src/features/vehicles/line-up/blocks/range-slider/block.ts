import { defineBlock } from '#features/site/blocks/index.ts'
import { RangeSlider } from './range-slider.tsx'

export const rangeSlider = defineBlock({
  kind: 'rangeSlider',
  view: RangeSlider,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
