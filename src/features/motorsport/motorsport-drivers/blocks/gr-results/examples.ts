import { exampleSeasons } from '#features/motorsport/motorsport-results/index.ts'
import type { BlockExample } from '#features/site/blocks/index.ts'
import type { ResultsData } from '../../results-data.ts'

const path = '/gr/motorsport/gr-cup'

export const examples = [
  {
    name: 'two seasons of a championship in tabs',
    path,
    live: {
      state: 'ready',
      data: {
        seasons: exampleSeasons,
        profiles: { 'gr-cup': { 'lwazi-ndlela': '/gr/motorsport/gr-cup/lwazi-ndlela' } },
      },
    },
    block: {
      id: 'results-championship',
      blockType: 'grResults',
      title: 'Standings',
      lead: 'Two races a round, and every one of them counts.',
      championship: 'gr-cup',
    },
  },
  {
    name: 'one season, and past champions with empty cells',
    path,
    live: { state: 'ready', data: { seasons: exampleSeasons, profiles: {} } },
    block: {
      id: 'results-season',
      blockType: 'grResults',
      title: 'The season of 2025',
      championship: 'gr-cup',
      year: 2025,
      rows: [
        { id: 'champion-2024', year: 2024, driverName: 'Anke Viljoen', teamName: 'GAZOO Racing' },
        {
          id: 'champion-2023',
          ...{ rank: 1, points: 214.5, year: 2023, driverName: 'Pieternella van Wyngaardt-Labuschagne' },
          ...{ navigatorName: 'Nomathemba Ntshingila', nationalChampionship: 'NRC', carNumber: '7' },
          ...{ teamName: 'Orange Bend Racing', regional: 'Northern Cape', resultTime: '4:12:33' },
          teamImage: { source: 'helmet', helmet: 'ring', number: '7' },
        },
      ],
    },
  },
  {
    name: 'before the first round',
    path,
    live: { state: 'empty' },
    block: { id: 'results-none', blockType: 'grResults', title: 'Standings', championship: 'gr-cup' },
  },
  {
    name: 'when the seasons cannot be loaded',
    path,
    live: { state: 'failed' },
    block: { id: 'results-failed', blockType: 'grResults', championship: 'gr-cup' },
  },
] as const satisfies readonly BlockExample<'grResults', ResultsData>[]
