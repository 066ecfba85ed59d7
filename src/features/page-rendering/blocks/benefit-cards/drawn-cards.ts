import { type BlockExample, examplePicture } from '#features/blocks/index.ts'
import { richTextContent } from '#platform/fields/rich-text-content.ts'

type Card = NonNullable<BlockExample<'benefitCards'>['block']['cards']>[number]

function card(title: string, text: string, image: Card['image']): Card {
  return { id: title, title, content: richTextContent(text), image }
}

/** Example cards, one for each kind of drawing a picture field offers. */
export const drawnCards: Card[] = [
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
export const uprightCards: Card[] = [
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
