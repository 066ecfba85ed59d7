import { defineBlock } from '#features/site/blocks/index.ts'
import { Text } from './text.tsx'

export const text = defineBlock({
  kind: 'text',
  view: Text,
  mayOpenPage: true,
  examples: () => import('./examples.ts'),
})
