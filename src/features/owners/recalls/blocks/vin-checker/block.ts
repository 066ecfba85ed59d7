import { defineLiveBlock } from '#features/site/blocks/index.ts'
import { loadCallCentre } from '../../data/load-call-centre.ts'
import { VinCheckerBanner } from './vin-checker.tsx'

export const vinChecker = defineLiveBlock({
  kind: 'vinChecker',
  view: VinCheckerBanner,
  load: loadCallCentre,
  mayOpenPage: true,
  opensAs: 'banner with breadcrumbs',
  examples: () => import('./examples.ts'),
})
