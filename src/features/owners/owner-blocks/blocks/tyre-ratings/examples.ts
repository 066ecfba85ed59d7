import type { BlockExample } from '#features/site/blocks/index.ts'

export const examples: [BlockExample<'tyreRatings'>, ...BlockExample<'tyreRatings'>[]] = [
  {
    name: 'loads and speeds',
    block: {
      id: 'tyre-ratings-both',
      blockType: 'tyreRatings',
      title: 'Loads and speeds',
      loadTitle: 'Load index',
      speedTitle: 'Speed rating',
      note: 'Multiply the load of one tyre by 4.',
      loadTables: [
        {
          id: 'low',
          caption: 'Load index 62 to 63',
          rows: [
            { loadIndex: 62, loadInKG: 265 },
            { loadIndex: 63, loadInKG: 272 },
          ],
        },
        {
          id: 'high',
          caption: 'Load index 125 to 126',
          rows: [
            { loadIndex: 125, loadInKG: 1650 },
            { loadIndex: 126, loadInKG: 1700 },
          ],
        },
      ],
      speedTables: [
        {
          id: 'speeds',
          caption: 'Speed symbols Y to ZR',
          rows: [
            { speedSymbol: 'Y', speed: '300' },
            { speedSymbol: 'Z & ZR', speed: '240+' },
          ],
        },
      ],
    },
  },
  {
    name: 'one table of speeds, long words, no titles',
    block: {
      id: 'tyre-ratings-speeds',
      blockType: 'tyreRatings',
      speedTables: [
        {
          id: 'long',
          caption: 'Spoedsimboolklassifikasie vir bestelvoertuigbande',
          rows: [{ speedSymbol: 'H', speed: '210' }],
        },
      ],
    },
  },
  {
    name: 'one table of loads',
    block: {
      id: 'tyre-ratings-loads',
      blockType: 'tyreRatings',
      title: 'Loads',
      loadTables: [{ id: 'one', caption: 'Load index 104', rows: [{ loadIndex: 104, loadInKG: 900 }] }],
    },
  },
]
