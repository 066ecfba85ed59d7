import type { BlockExample } from '#features/site/blocks/index.ts'

export const examples = [
  {
    name: 'With the default title',
    block: { id: 'newsletter-usual', blockType: 'newsletterForm' },
  },
  {
    name: 'With a title and an introduction',
    block: {
      id: 'newsletter-own',
      blockType: 'newsletterForm',
      title: 'News from the road',
      introduction:
        'New vehicles, events and one good story, once a month. You can unsubscribe with one click.',
    },
  },
] as const satisfies readonly BlockExample<'newsletterForm'>[]
