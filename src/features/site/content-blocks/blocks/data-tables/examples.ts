import type { BlockExample } from '#features/site/blocks/index.ts'

export const examples: [BlockExample<'dataTables'>, ...BlockExample<'dataTables'>[]] = [
  {
    name: 'one table with every part',
    block: {
      id: 'data-tables-one',
      blockType: 'dataTables',
      title: 'Fixtures',
      intro: 'Where to find us this season.',
      tables: [
        {
          id: 'rounds',
          caption: 'Rounds of the season',
          tableHead: { heading: 'Round', first: 'Circuit', second: 'Date', third: 'Distance' },
          tableRows: [
            { id: 'one', heading: 'First', first: 'Killarney', second: '14 Mar', third: '40 km' },
            { id: 'two', heading: 'Second', first: 'Zwartkops', second: '11 Apr', third: '36 km' },
          ],
        },
      ],
      note: 'Dates may move with the weather.',
    },
  },
  {
    name: 'three tables without a title, long words, an empty column and no headings',
    block: {
      id: 'data-tables-three',
      blockType: 'dataTables',
      intro: 'Figures of three workshops.',
      tables: [
        {
          id: 'long',
          caption: 'Voertuiginstandhoudingsooreenkomste',
          tableHead: { heading: 'Onderhoudsooreenkomsnommer', third: 'Hersieningsafsprakefrekwensie' },
          tableRows: [{ id: 'row', heading: 'Besigheidsvlootfinansiering', third: 'Halfjaarliks' }],
        },
        {
          id: 'bare',
          caption: 'Opening hours',
          tableRows: [
            { id: 'week', heading: 'Monday to Friday', first: '07:30 to 17:00' },
            { id: 'saturday', heading: 'Saturday', first: '08:00 to 13:00' },
          ],
        },
        {
          id: 'headings-only',
          caption: 'Cities',
          tableRows: [
            { id: 'durban', heading: 'Durban' },
            { id: 'gqeberha', heading: 'Gqeberha' },
          ],
        },
      ],
    },
  },
]
