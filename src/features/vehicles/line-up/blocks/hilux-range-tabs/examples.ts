import { type BlockExample, examplePicture, exampleVideo } from '#features/site/blocks/index.ts'

type Example = BlockExample<'hiluxRangeTabs'>

const tabs: Example['block']['tabs'] = [
  {
    id: 'single',
    label: 'Single Cab',
    cards: [
      {
        id: 'single-cab',
        name: 'Hilux Single Cab',
        text: 'Two seats and the longest load bed.',
        link: { kind: 'address', address: '/vehicles' },
        pictures: [{ picture: examplePicture('hilux-single-cab', 'Arctic White', 'forecourt') }],
      },
    ],
  },
  {
    id: 'xtra',
    label: 'Xtra Cab',
    cards: [
      {
        id: 'xtra-cab',
        name: 'Hilux Xtra Cab',
        text: 'Room behind the seats for tools, dogs and rain jackets.',
        link: { kind: 'range', range: { id: 2, slug: 'fortuner' } as never },
        pictures: [
          { picture: examplePicture('hilux-xtra-cab', 'Oxide Bronze', 'bushveld') },
          { picture: { ...examplePicture('hilux-xtra-cab', 'Oxide Bronze', 'karoo'), view: 'front' } },
          { picture: examplePicture('hilux-xtra-cab', 'Oxide Bronze') },
        ],
        buttons: [
          { label: 'All vehicles', look: 'secondary', link: { kind: 'address', address: '/vehicles' } },
        ],
      },
    ],
  },
]

export const examples: [Example, ...Example[]] = [
  {
    name: 'two cabs and a film',
    block: {
      id: 'hilux-tabs',
      blockType: 'hiluxRangeTabs',
      title: 'Which Hilux?',
      tabs,
      hasVideo: true,
      video: exampleVideo(),
    },
  },
  {
    name: 'on the page of the second, in the racing style',
    path: '/vehicles/fortuner',
    block: { id: 'hilux-tabs-second', blockType: 'hiluxRangeTabs', tabs, theme: 'racing' },
  },
  {
    name: 'a film on another site, a model without page and pictures',
    block: {
      id: 'hilux-tabs-bare',
      blockType: 'hiluxRangeTabs',
      tabs: [{ id: 'bare', label: 'Double Cab', cards: [{ id: 'double', name: 'Hilux Double Cab' }] }],
      hasVideo: true,
      video: { source: 'address', address: 'https://youtube.example.co.za/watch' },
    },
  },
]
