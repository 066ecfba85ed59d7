import { defineBlock } from '#features/site/blocks/index.ts'
import { PrivacyDesk } from './privacy-desk.tsx'

export const privacyDesk = defineBlock({
  kind: 'privacyDesk',
  view: PrivacyDesk,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
