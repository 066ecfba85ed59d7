import type { BlockExample } from '#features/site/blocks/index.ts'

export const examples: [BlockExample<'rallyStages'>, ...BlockExample<'rallyStages'>[]] = [
  {
    name: 'two stages with a title',
    block: {
      id: 'stages-two',
      blockType: 'rallyStages',
      title: 'The stages',
      lead: 'What is timed, and the way there and back.',
      caption: 'Stages of the rally',
      stages: [
        { id: 'prologue', name: 'Prologue', stageDistance: 30, liaisonDistance: 24 },
        { id: 'first', name: 'Stage 1', stageDistance: 296.4, liaisonDistance: 118.3 },
      ],
    },
  },
  {
    name: 'one stage with a long name, no title',
    block: {
      id: 'stages-one',
      blockType: 'rallyStages',
      stages: [
        {
          ...{ id: 'long', name: 'Magaliesbergspoorwegoorgangproloog' },
          ...{ stageDistance: 1250, liaisonDistance: 0 },
        },
      ],
    },
  },
]
