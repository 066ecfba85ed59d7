import type { Artwork, Poster } from '../picture.ts'
import { illustrationOf } from './illustration-of.ts'
import { isScene, scenes } from './names.ts'
import { hasSite } from './sign.ts'
import type { StoredPicture } from './stored.ts'
import { choiceOf, circuits, helmets, medals, merchandise, motifs, topics, tyreDiagrams } from './subjects.ts'
import { raceNumberOf } from './vehicle-fittings.ts'

/** Maximum characters of a line of a poster; longer ones would be too small to read. */
export const maxPosterLine = 40

/** Returns one line or two of a text with line breaks; null when it is empty or a line is too long. */
export function posterLines(text: string | null | undefined): readonly [string, string?] | null {
  const [first, second, ...more] = (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const lines = second ? ([first ?? '', second] as const) : ([first ?? ''] as const)
  if (!first || more.length > 0 || lines.some((line) => line.length > maxPosterLine)) return null
  return lines
}

function posterOf(stored: StoredPicture): Artwork | null {
  const illustration = illustrationOf(stored)
  const title = posterLines(stored.posterTitle)
  if (!illustration || !title) return null
  const { vehicle, colour, scene, wheels, number, livery } = illustration
  if (!scene || scene === 'studio-light') return null
  const facts = posterLines(stored.posterFacts)
  const poster: Poster = {
    subject: 'poster',
    vehicle,
    colour,
    scene,
    ...(wheels && { wheels }),
    ...(number && { number }),
    ...(livery && { livery }),
    lettering: facts ? { title, facts } : { title },
  }
  const words = [title.join(' '), ...(facts ?? [])].join(', ')
  return { kind: 'artwork', ...poster, alt: `Poster: ${words}. ${illustration.alt}` }
}

function helmetOf(stored: StoredPicture): Artwork | null {
  const helmet = choiceOf(helmets, stored.helmet)
  const number = raceNumberOf(stored)
  if (!helmet) return null
  const alt = number ? `${helmet.alt}, number ${number}` : helmet.alt
  return {
    kind: 'artwork',
    subject: 'helmet',
    livery: helmet.name,
    ...(number && { number }),
    alt,
  }
}

function placeOf({ scene, sign }: StoredPicture): Artwork | null {
  if (!scene || !isScene(scene)) return null
  const name = sign?.trim()
  const place = { kind: 'artwork', subject: 'place', scene } as const
  return name && hasSite(scene)
    ? { ...place, sign: name, alt: `The building of ${name}` }
    : { ...place, alt: scenes[scene].place }
}

type ArtworkSource = Exclude<NonNullable<StoredPicture['source']>, 'illustration' | 'upload'>

const readers: Readonly<Record<ArtworkSource, (stored: StoredPicture) => Artwork | null>> = {
  poster: posterOf,
  helmet: helmetOf,
  place: placeOf,
  article(stored) {
    const topic = choiceOf(topics, stored.topic)
    const variant = stored.variant ?? 1
    const alt = topic && (motifs[topic.name]?.[variant] ?? topic.alt)
    return (
      topic && {
        kind: 'artwork',
        subject: 'article',
        topic: topic.name,
        seed: String(variant),
        alt: alt ?? '',
      }
    )
  },
  circuit(stored) {
    const circuit = choiceOf(circuits, stored.circuit)
    return circuit && { kind: 'artwork', subject: 'circuit', circuit: circuit.name, alt: circuit.alt }
  },
  medal(stored) {
    const medal = choiceOf(medals, stored.medal)
    return medal && { kind: 'artwork', subject: 'medal', metal: medal.name, alt: medal.alt }
  },
  merchandise(stored) {
    const item = choiceOf(merchandise, stored.item)
    return item && { kind: 'artwork', subject: 'merchandise', item: item.name, alt: item.alt }
  },
  tyre(stored) {
    const diagram = choiceOf(tyreDiagrams, stored.diagram)
    return diagram && { kind: 'artwork', subject: 'tyre', diagram: diagram.name, alt: diagram.alt }
  },
}

/** Returns the drawing of a picture field whose source is not a vehicle; null when a choice is missing. */
export function artworkOf(stored: StoredPicture, source: ArtworkSource): Artwork | null {
  return readers[source](stored)
}
