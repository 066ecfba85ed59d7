import { defineBlock } from '#features/site/blocks/index.ts'
import { SponsorshipChooser } from './sponsorship-chooser.tsx'

export const sponsorshipChooser = defineBlock({
  kind: 'sponsorshipChooser',
  view: SponsorshipChooser,
  mayOpenPage: false,
  examples: () => import('./examples.ts'),
})
