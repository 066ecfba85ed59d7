import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadMerchandiseCarousel } from '../../data/load-merchandise.ts'
import { MerchandiseCarousel } from './merchandise-carousel.tsx'

export const merchandiseCarousel = defineLiveBlock({
  kind: 'merchandiseCarousel',
  view: MerchandiseCarousel,
  load: loadMerchandiseCarousel,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
