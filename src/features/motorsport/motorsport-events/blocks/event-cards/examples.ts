import { type BlockExample, examplePicture, exampleVideo } from '#features/site/blocks/index.ts'
import { richTextContent } from '#platform/fields/rich-text-content.ts'
import type { StoredCard } from '../../card-of-block.ts'
import type { CardsDay } from '../../event.ts'

const live = { state: 'ready', data: { today: '2026-11-20' } } as const
const noon = (day: string) => `${day}T10:00:00.000Z`

/** Everything a card can have. */
const full: StoredCard = {
  id: 'karoo-gravel',
  title: 'Karoo gravel rally',
  subTitle: 'Round seven of eight',
  category: 'Motorsport',
  startsOn: noon('2026-11-30'),
  endsOn: noon('2026-12-03'),
  expiryDate: noon('2026-12-03'),
  location: 'Upington to Windhoek',
  countries: ['South Africa', 'Namibia'],
  content: richTextContent('Four days, two of them above two thousand metres. Spectators are welcome.'),
  image: examplePicture('gr-corolla', 'Inferno Orange', 'karoo'),
  preImage: { source: 'medal', medal: 'gold' },
  imgPosition: 'right',
  hasVideo: true,
  video: exampleVideo(),
  socialLinks: [
    { id: 'instagram', network: 'instagram', address: 'https://instagram.example.co.za/karoo-gravel' },
    { id: 'youtube', network: 'youtube', address: 'https://youtube.example.co.za/karoo-gravel' },
  ],
  buttons: [
    {
      id: 'enter',
      label: 'Enter the rally',
      look: 'primary',
      link: { kind: 'address', address: 'https://example.co.za' },
    },
  ],
}

const stretched: StoredCard = {
  id: 'night-race',
  title: 'Night race',
  category: 'Motorsport',
  location: 'Killarney, Cape Town, South Africa',
  image: examplePicture('gr86', 'Arctic White', 'track'),
  theme: 'stretch',
  expiryDate: noon('2026-11-20'),
  hasVideo: true,
  video: { source: 'address', address: 'https://youtu.be/aB3-_dEfGh1' },
}

const bare: StoredCard = {
  id: 'sevens',
  title:
    'Sevens under the mountain with the longest name that anybody has ever given to a tournament of rugby',
  category: 'Rugby',
  expiryDate: noon('2026-11-19'),
}

export const examples = [
  {
    name: 'cards of two categories, with everything and with a title alone',
    live,
    block: {
      id: 'event-cards-full',
      blockType: 'eventCards',
      title: 'Where we are',
      cards: [full, stretched, bare],
    },
  },
  {
    name: 'in Next Event mode',
    live,
    block: {
      id: 'event-cards-next',
      blockType: 'eventCards',
      nextEventMode: true,
      cards: [full, stretched, bare],
    },
  },
  {
    name: 'in Next Event mode, when every card has expired',
    live,
    block: { id: 'event-cards-none', blockType: 'eventCards', nextEventMode: true, cards: [bare] },
  },
  {
    name: 'without categories or a title',
    live,
    block: {
      id: 'event-cards-plain',
      blockType: 'eventCards',
      cards: [
        { ...full, category: null, imgPosition: 'left', preImage: {}, socialLinks: [] },
        { ...stretched, category: null, imgPosition: 'right', hasVideo: false },
        { ...bare, category: null, theme: 'stretch' },
      ],
    },
  },
] as const satisfies readonly BlockExample<'eventCards', CardsDay>[]
