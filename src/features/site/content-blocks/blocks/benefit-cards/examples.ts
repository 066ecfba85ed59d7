import { type BlockExample, examplePicture } from '#features/site/blocks/index.ts'
import { list, richTextContent } from '#platform/fields/rich-text-content.ts'

type Card = NonNullable<BlockExample<'benefitCards'>['block']['cards']>[number]

function card(title: string, text: string, image: Card['image']): Card {
  return { id: title, title, content: richTextContent(text), image }
}

/** Example cards, one for each kind of drawing a picture field offers. */
const drawnCards: Card[] = [
  card('From the front', 'Lamps lit, at night.', {
    ...examplePicture('gr-corolla', 'Emotional Red', 'johannesburg'),
    view: 'front',
  }),
  card('In its livery', 'Number, stripe and colour of a team.', {
    ...examplePicture('hilux-double-cab', 'Arctic White', 'dunes'),
    livery: 'ember',
    number: '204',
  }),
  card('A place', 'Room for the mind to wander.', { source: 'place', scene: 'garden-route' }),
  card('Finance', 'A straight road.', { source: 'article', topic: 'finance', variant: 3 }),
  card('Hybrid', 'Where the energy flows.', { source: 'article', topic: 'hybrid' }),
  card('Safety', 'What the radar sees.', { source: 'article', topic: 'safety' }),
  card('Workshop', 'A wheel, a brake, a wrench.', { source: 'article', topic: 'service' }),
  card('Sport', 'The ball on its way.', { source: 'article', topic: 'sport' }),
  card('A circuit', 'One line round.', { source: 'circuit', circuit: 'killarney' }),
  card('A driver', 'A helmet and a number.', { source: 'helmet', helmet: 'harbour', number: '98' }),
  card('A poster', 'Title, date and place.', {
    ...examplePicture('fortuner', 'Sand Metallic', 'bushveld'),
    source: 'poster',
    posterTitle: 'Bushveld\nmile',
    posterFacts: '2 June\nLimpopo',
  }),
  card('A medal', 'For those who finish.', { source: 'medal', medal: 'gold' }),
  card('Merchandise', 'To take home.', { source: 'merchandise', item: 'cap' }),
  card('The front alone', 'Without a place.', {
    ...examplePicture('land-cruiser-300', 'Oxide Bronze'),
    view: 'front',
  }),
]

/** Example cards with upright pictures only. */
const uprightCards: Card[] = [
  card('Rally', 'One car a minute, through the timber.', { source: 'helmet', helmet: 'arrow', number: '12' }),
  card('Touring cars', 'Door to door.', { source: 'helmet', helmet: 'ring', number: '22' }),
  card('Rally-raid', 'A poster of car 204.', {
    ...examplePicture('hilux-double-cab', 'Arctic White', 'dunes'),
    source: 'poster',
    livery: 'ember',
    number: '204',
    posterTitle: 'No road\nahead',
  }),
]

export const examples: [BlockExample<'benefitCards'>, ...BlockExample<'benefitCards'>[]] = [
  {
    name: 'three in a row',
    block: {
      id: 'benefit-cards-three',
      blockType: 'benefitCards',
      title: 'Three ways to leave town.',
      columns: 3,
      buttons: [{ label: 'All vehicles', look: 'text', link: { kind: 'address', address: '/vehicles' } }],
      cards: [
        {
          id: 'farm',
          title: 'To the farm',
          content: richTextContent(
            list('bullet', 'One tonne on the back', 'Low range, locking diff', 'Tow bar from the works'),
          ),
          image: examplePicture('hilux-double-cab', 'Sand Metallic'),
          button: { label: 'See the Hilux', link: { kind: 'address', address: '/vehicles' } },
        },
        {
          id: 'school',
          title: 'To school',
          content: richTextContent(
            list('bullet', 'Seven seats, all of them real', 'Airbags up to the third row', 'Quiet diesel'),
          ),
          image: examplePicture('fortuner', 'Cosmic Blue'),
          button: { label: 'See the Fortuner', link: { kind: 'address', address: '/vehicles/fortuner' } },
        },
        {
          id: 'town',
          title: 'To the other side of town',
          content: richTextContent(
            list('bullet', 'Under five litres', 'Parks in four metres', 'Charges itself'),
          ),
          image: examplePicture('corolla-cross', 'Emotional Red'),
          button: { label: 'See the Corolla Cross', link: { kind: 'address', address: '/vehicles' } },
        },
      ],
    },
  },
  {
    name: 'two in a row, in their places, with an introduction',
    block: {
      id: 'benefit-cards-two',
      blockType: 'benefitCards',
      title: 'Made for this light.',
      intro:
        'Every colour was tuned under a Karoo noon and a Cape winter. See two of them where they belong.',
      columns: 2,
      cards: [
        {
          id: 'karoo',
          title: 'Noon, N1, north of Beaufort West',
          content: richTextContent('Inferno Orange has a pearl that only shows when the sun stands high.'),
          image: examplePicture('rav4', 'Inferno Orange', 'karoo'),
          button: { label: 'See the line-up', link: { kind: 'address', address: '/vehicles' } },
        },
        {
          id: 'joburg',
          title: 'Dusk, Nelson Mandela Bridge',
          content: richTextContent('Attitude Black takes on whatever the city gives it.'),
          image: examplePicture('corolla', 'Attitude Black', 'johannesburg'),
        },
      ],
    },
  },
  {
    name: 'every kind of drawing',
    block: {
      id: 'benefit-cards-drawings',
      blockType: 'benefitCards',
      title: 'A picture for every story.',
      columns: 3,
      cards: drawnCards,
    },
  },
  {
    name: 'upright: helmets and a poster',
    block: {
      id: 'benefit-cards-upright',
      blockType: 'benefitCards',
      title: 'Look for the number.',
      columns: 3,
      cards: uprightCards,
    },
  },
  {
    name: 'one, long words, a button that leads nowhere, no picture',
    block: {
      id: 'benefit-cards-one',
      blockType: 'benefitCards',
      columns: 1,
      cards: [
        {
          id: 'long',
          title: 'Padveiligheidsbewusmakingsveldtogte',
          content: richTextContent('Where our driving instructors go, and what they bring along.'),
          button: { label: 'Nowhere yet', link: { kind: 'address', address: '/not-built' } },
        },
      ],
    },
  },
]
