import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadOneAds } from '../../data/load-specials.ts'
import { OneAds } from './one-ads.tsx'

export const oneAds = defineLiveBlock({
  kind: 'oneAds',
  view: OneAds,
  load: loadOneAds,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
