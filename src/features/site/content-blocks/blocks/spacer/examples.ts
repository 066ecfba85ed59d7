import type { BlockExample } from '#features/site/blocks/index.ts'

export const examples: [BlockExample<'spacer'>, ...BlockExample<'spacer'>[]] = [
  { name: 'medium', block: { blockType: 'spacer', size: 'medium' } },
  { name: 'small', block: { blockType: 'spacer', size: 'small' } },
  { name: 'large', block: { blockType: 'spacer', size: 'large' } },
  { name: 'of no size', block: { blockType: 'spacer' } },
]
