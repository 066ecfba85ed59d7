import type { BlockExample } from '#features/site/blocks/index.ts'

export const examples: [BlockExample<'medalTable'>, ...BlockExample<'medalTable'>[]] = [
  {
    name: 'two metals, with the winners in a dialog',
    block: {
      id: 'medal-table-two',
      blockType: 'medalTable',
      title: 'Two on the podium',
      intro: 'The medals of one afternoon.',
      caption: 'Medals of the afternoon',
      buttonLabel: 'View the winners',
      medals: [
        {
          id: 'bronze',
          medal: 'bronze',
          sport: 'Rowing',
          event: 'Single sculls',
          medallist: 'Lerato Khumalo',
        },
        { id: 'gold', medal: 'gold', sport: 'Athletics', event: 'Long jump', medallist: 'Ruan Botha' },
      ],
    },
  },
  {
    name: 'one medal, long words, no title and no button',
    block: {
      id: 'medal-table-one',
      blockType: 'medalTable',
      intro: 'Een medalje.',
      caption: 'Medaljewenners van die bergfietskampioenskap',
      medals: [
        {
          id: 'silver',
          medal: 'silver',
          sport: 'Bergfietsry',
          event: 'Landloopfietsrykampioenskapsfinaal',
          medallist: 'Pieternella van Wyngaardt-Labuschagne',
        },
      ],
    },
  },
]
