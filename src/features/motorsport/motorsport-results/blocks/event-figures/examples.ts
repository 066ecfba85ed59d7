import type { BlockExample } from '#features/site/blocks/index.ts'

export const examples: [BlockExample<'eventFigures'>, ...BlockExample<'eventFigures'>[]] = [
  {
    name: 'with a title',
    block: {
      id: 'figures-title',
      blockType: 'eventFigures',
      title: 'Two weeks in figures',
      lead: 'As the organiser states them.',
      ...{ stages: 12, days: 14, crews: 4 },
    },
  },
  {
    name: 'large figures without a title',
    block: { id: 'figures-bare', blockType: 'eventFigures', ...{ stages: 9999, days: 365, crews: 1200 } },
  },
]
