import { type Drawing, type DrawingKind, sampleDrawings } from '../../drawing/families/index.ts'
import type { Print, Sheet } from './sheet.ts'

const isForDarkPages = (drawing: Drawing) =>
  drawing.kind === 'circuit' ||
  (drawing.kind === 'store-badge' ? drawing.tone === 'light' : 'tone' in drawing && drawing.tone === 'dark')

/** A caption that tells a drawing from its neighbours. */
function captionOf(drawing: Drawing): string {
  switch (drawing.kind) {
    case 'helmet':
      return drawing.livery.pattern
    case 'monogram':
      return drawing.initials
    case 'circuit':
      return drawing.circuit
    case 'poster':
      return drawing.lettering.title.filter(Boolean).join(' ')
    case 'merchandise':
      return drawing.item
    case 'article':
      return drawing.topic
    case 'medal':
      return drawing.metal
    case 'alignment':
      return drawing.angle
    case 'tyre-wall':
      return drawing.marking
    case 'store-badge':
      return drawing.store
    case 'close-up':
      return drawing.part
    case 'cockpit':
      return drawing.screen
    case 'seats':
      return drawing.rows
    case 'boot':
      return drawing.litres
    case 'load-bed':
      return drawing.length
    case 'qr':
      return drawing.text
    case 'scene':
    case 'place':
      return drawing.scene
    case 'line-up':
      return drawing.format
    case 'pair':
      return `${drawing.first}, ${drawing.second}`
    case 'paintable':
    case 'night-front':
    case 'vehicle':
      return drawing.vehicle
  }
}

const printsOf = (...kinds: readonly DrawingKind[]): readonly Print[] =>
  kinds.flatMap(sampleDrawings).map((drawing) => ({ drawing, caption: captionOf(drawing) }))

function sheet(
  title: string,
  note: string,
  scale: number,
  prints: readonly Print[],
  background: Sheet['background'] = 'light',
): Sheet {
  return { id: title.toLowerCase().replace(/\W+/g, '-'), title, note, scale, background, rows: [{ prints }] }
}

const interiors = printsOf('cockpit', 'seats', 'boot', 'load-bed')
const diagrams = printsOf('alignment', 'tyre-wall', 'store-badge', 'qr')

/** Contact sheets of the samples of all families except vehicles and scenes. */
export const thingSheets: readonly Sheet[] = [
  sheet('Helmets', 'A livery for every driver.', 0.42, printsOf('helmet')),
  sheet('Monograms', 'For people without a picture.', 0.36, printsOf('monogram')),
  sheet('Circuits', 'Each named circuit its own line.', 0.6, printsOf('circuit'), 'dark'),
  sheet('Posters', 'One place, one vehicle, two lines and two facts.', 0.3, printsOf('poster')),
  sheet('Merchandise', 'One object, one mark.', 0.5, printsOf('merchandise')),
  sheet('Article pictures', 'A family for every topic.', 0.3, printsOf('article')),
  sheet('Line-up', 'All vehicles at one scale.', 0.2, printsOf('line-up')),
  sheet('Pairs', 'Two vehicles over each other at one scale.', 0.4, printsOf('pair')),
  sheet(
    'Interiors',
    'Instruments, seats, boots and load beds, in proportion to their figures.',
    0.35,
    interiors,
  ),
  sheet('Close-ups', 'Details of the side view.', 0.6, printsOf('close-up')),
  sheet('Fronts at night', 'With lamps on.', 0.5, printsOf('night-front')),
  sheet('Medals', 'Gold, silver and bronze.', 0.6, printsOf('medal')),
  sheet(
    'Diagrams and badges',
    'Wheel alignment, tyre walls, app stores, a QR code.',
    0.6,
    diagrams.filter(({ drawing }) => !isForDarkPages(drawing)),
  ),
  sheet(
    'Diagrams and badges for dark pages',
    'The same on night.',
    0.6,
    diagrams.filter(({ drawing }) => isForDarkPages(drawing)),
    'dark',
  ),
]
