import { type BlockExample, examplePicture } from '#features/site/blocks/index.ts'
import { richTextContent } from '#platform/fields/rich-text-content.ts'

type Example = BlockExample<'deck'>

const card = (
  title: string,
  text: string,
  image: NonNullable<Example['block']['cards']>[number]['image'],
) => ({
  id: title,
  title,
  content: richTextContent(text),
  image,
  button: { label: 'All vehicles', link: { kind: 'address', address: '/vehicles' } } as const,
})

const cards = [
  card('Sani Pass', 'Low range, first gear, and a thermos.', {
    ...examplePicture('fortuner', 'Oxide Bronze', 'drakensberg'),
    view: 'front',
  }),
  card('Chapman’s Peak', 'Windows down, radio off.', { source: 'place', scene: 'table-mountain' }),
  card('Route 62', 'Three towns and one good bakery.', { source: 'place', scene: 'karoo' }),
  card('The Wild Coast', 'Gravel, cows and the sea.', { source: 'place', scene: 'garden-route' }),
  card('The dunes', 'One bar less in every tyre.', { source: 'place', scene: 'dunes' }),
]

export const examples: [Example, ...Example[]] = [
  {
    name: 'five cards',
    block: {
      id: 'deck-five',
      blockType: 'deck',
      title: 'Roads to drive once.',
      intro: 'Slowly, if you can.',
      cards,
      buttons: [{ label: 'All vehicles', look: 'text', link: { kind: 'address', address: '/vehicles' } }],
    },
  },
  {
    name: 'two cards, which fit side by side',
    block: { id: 'deck-two', blockType: 'deck', title: 'Two for the weekend.', cards: cards.slice(0, 2) },
  },
  {
    name: 'one card, long words, no picture',
    block: {
      id: 'deck-one',
      blockType: 'deck',
      title: 'Elektronieseonstuimigheidsbeheerstelsel',
      cards: [{ id: 'long', title: 'Voertuigidentifikasienommerregistrasiesertifikaat' }],
    },
  },
]
