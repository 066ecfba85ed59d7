import type { BlockExample } from '#features/site/blocks/index.ts'

const towns = [
  { id: 'yanbu', name: 'Yanbu', latitude: 24.09, longitude: 38.06 },
  { id: 'alula', name: 'AlUla', latitude: 26.61, longitude: 37.92 },
  { id: 'hail', name: 'Hail', latitude: 27.52, longitude: 41.69 },
  { id: 'riyadh', name: 'Riyadh', latitude: 24.71, longitude: 46.68 },
]

export const examples: [BlockExample<'rallyRoute'>, ...BlockExample<'rallyRoute'>[]] = [
  {
    name: 'four stages, two of which have been run',
    block: {
      id: 'route-four',
      blockType: 'rallyRoute',
      title: 'The route',
      lead: 'From the Red Sea to the capital.',
      stagesRun: 2,
      towns,
      stages: [
        { id: '1', name: 'Stage 1', start: 'Yanbu', finish: 'Yanbu', distance: 518 },
        { id: '2', name: 'Stage 2', start: 'Yanbu', finish: 'AlUla', distance: 504 },
        { id: '3', name: 'Stage 3', start: 'AlUla', finish: 'Hail', distance: 738.5 },
        { id: '4', name: 'Stage 4', start: 'Hail', finish: 'Riyadh' },
      ],
    },
  },
  {
    name: 'one loop with a long name, no title',
    block: {
      id: 'route-loop',
      blockType: 'rallyRoute',
      towns,
      stages: [{ id: '1', name: 'Magaliesbergspoorwegoorgangproloog', start: 'Hail', finish: 'Hail' }],
    },
  },
]
