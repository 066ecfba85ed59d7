import type { BlockExample } from '#features/site/blocks/index.ts'

export const examples = [
  {
    name: 'With the default title',
    block: { id: 'privacy-usual', blockType: 'privacyDesk' },
  },
  {
    name: 'With a title and an introduction',
    block: {
      id: 'privacy-own',
      blockType: 'privacyDesk',
      title: 'Your data is yours',
      introduction: 'Ask for a copy, have it erased, or object to marketing. It costs nothing.',
    },
  },
] as const satisfies readonly BlockExample<'privacyDesk'>[]
