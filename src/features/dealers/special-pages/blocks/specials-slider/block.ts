import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadSpecialsSlider } from '../../data/load-specials.ts'
import { SpecialsSlider } from './specials-slider.tsx'

export const specialsSlider = defineLiveBlock({
  kind: 'specialsSlider',
  view: SpecialsSlider,
  load: loadSpecialsSlider,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
