import type { Drawing } from '#features/pictures/pictures/index.ts'
import { closeUpPlace, drawingAddress, drawingSize } from '#features/pictures/pictures/server.ts'
import type { Story } from '#features/vehicles/vehicles/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { StoryPicture, StoryView } from '../../story-view.ts'
import type { StoryTexts } from '../../texts.ts'
import { detailCaptions, insidePictures, insideText, roadText } from './chapter-texts.ts'
import { insideDrawings } from './inside-drawings.ts'

type VehicleDrawing = Extract<Drawing, { kind: 'vehicle' }>

/** @param scale pixels per unit of the drawing; for vehicles: per centimetre */
function pictureOf(drawing: Drawing, scale = 1): StoryPicture {
  const { width, height } = drawingSize(drawing)
  return {
    src: drawingAddress(drawing),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  }
}

/** What a drawing of another view of the vehicle has in common with its side view. */
const equipmentOf = ({ vehicle, colour, wheels, finish, rails, trim, variant }: VehicleDrawing) => ({
  ...{ vehicle, colour, wheels, finish, rails, trim, variant },
})

function insideOf(facts: Story['facts'], texts: StoryTexts): StoryView['inside'] {
  const captions = insidePictures(facts, texts)
  const drawings = insideDrawings(facts)
  const pictures = (['cockpit', 'seats', 'luggage'] as const).flatMap((kind) => {
    const [drawing, caption] = [drawings[kind], captions[kind]]
    return drawing && caption ? [{ picture: pictureOf(drawing), caption }] : []
  })
  return pictures.length === 0 ? null : { text: insideText(facts, texts), pictures }
}

function abilitiesOf(facts: Story['facts'], side: VehicleDrawing, texts: StoryTexts): StoryView['abilities'] {
  const details = detailCaptions(facts, texts).flatMap(([part, caption]) => {
    const place = closeUpPlace(side.vehicle, part)
    if (!place) return []
    return [
      { part, caption, ...place, picture: pictureOf({ kind: 'close-up', part, ...equipmentOf(side) }, 2) },
    ]
  })
  return details.length === 0 ? null : { picture: pictureOf(side, 2), details }
}

function roadOf(
  facts: Story['facts'],
  side: VehicleDrawing,
  rangeName: string,
  texts: StoryTexts,
): StoryView['road'] {
  const text = roadText(facts, texts)
  if (text === '') return null
  const picture = pictureOf({ kind: 'night-front', ...equipmentOf(side) }, 2)
  return { text, picture, alt: fill(texts.frontAtNight, { range: rangeName }) }
}

/** Returns the three chapters about a model, with its own figures and drawings. */
export function storyViewOf({ facts, drawing }: Story, rangeName: string, texts: StoryTexts): StoryView {
  const side = drawing?.kind === 'vehicle' ? drawing : null
  return {
    inside: insideOf(facts, texts),
    abilities: side && abilitiesOf(facts, side, texts),
    road: side && roadOf(facts, side, rangeName, texts),
  }
}
