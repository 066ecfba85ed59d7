import type { BlockExample } from '#features/site/blocks/index.ts'

export const examples: [BlockExample<'dakarStandings'>, ...BlockExample<'dakarStandings'>[]] = [
  {
    name: 'four crews after three stages, one with a penalty and one out of the race',
    block: {
      id: 'dakar-four',
      blockType: 'dakarStandings',
      title: 'After stage 3',
      lead: 'The first number is today’s, the second one that of the whole race.',
      caption: 'Standings after stage 3',
      crews: [
        {
          ...{ id: 'one', name: 'Gideon van Rensburg', navigator: 'Mpho Letsie', number: '204' },
          ...{ regional: 'Limpopo', times: '4:41:18\n5:02:44\n3:58:07' },
        },
        {
          ...{ id: 'two', name: 'Saskia Brandt', navigator: 'Elton Kavari', number: '207' },
          ...{ regional: 'Khomas', times: '4:44:52\n4:57:31 +2:00\n3:55:40' },
        },
        {
          ...{ id: 'three', name: 'Vusi Maseko', navigator: 'Armand du Toit', number: '211' },
          ...{ regional: 'Mpumalanga', times: '4:39:05\n-\n4:02:59' },
        },
      ],
    },
  },
  {
    name: 'one crew without navigator and region, and no title',
    block: {
      id: 'dakar-one',
      blockType: 'dakarStandings',
      crews: [
        {
          id: 'alone',
          name: 'Pieternella van Wyngaardt-Labuschagne',
          number: '216',
          times: '12:03:27.4',
        },
      ],
    },
  },
]
