import type { BlockExample } from '#features/site/blocks/index.ts'

export const examples: [BlockExample<'eventMedals'>, ...BlockExample<'eventMedals'>[]] = [
  {
    name: 'one of each metal, two of them in one year',
    block: {
      id: 'medals-three',
      blockType: 'eventMedals',
      title: 'What came home',
      lead: 'A medal for each place on the podium.',
      medals: [
        { id: 'bronze', metal: 'bronze', year: 2018 },
        { id: 'silver', metal: 'silver', year: 2018 },
        { id: 'gold', metal: 'gold', year: 2019 },
      ],
    },
  },
  {
    name: 'a single medal without a title',
    block: {
      id: 'medals-one',
      blockType: 'eventMedals',
      medals: [{ id: 'gold', metal: 'gold', year: 2023 }],
    },
  },
]
