import { sceneSize } from '#art/measures.ts'
import { sceneNames, vehicleRanges } from '#art/names.ts'
import { paint } from '../colours.ts'
import { defineFamily } from '../family.ts'
import { choice, type Part, withSamples } from '../part.ts'
import { readText, writeText } from '../text-part.ts'
import { vehicleOptions } from './vehicle-options.ts'

/** The text of a poster: a title of one or two lines, and up to two facts at the foot. */
export type PosterLettering = {
  readonly title: readonly [first: string, second?: string]
  readonly facts?: readonly [left: string, right?: string]
}

/** Maximum characters of a title line or fact; longer ones would be too small to read. */
const maxLineLength = 40

/** Without the light studio, where the white lettering would be invisible. */
const posterScenes = sceneNames.filter((name) => name !== 'studio-light')

const write = (line: string) => writeText(line, maxLineLength)
const read = (encoded: string) => readText(encoded, maxLineLength)

/** Parses one line, or two separated by a full stop; undefined when a line is invalid. */
function readLines(text: string): readonly [string, string?] | undefined {
  const [first, second, ...more] = text.split('.').map(read)
  if (first === undefined || more.length > 0) return undefined
  if (second !== undefined) return [first, second]
  return text.includes('.') ? undefined : [first]
}

const writeLines = (lines: readonly [string, string?]) =>
  lines
    .filter((line) => line !== undefined)
    .map(write)
    .join('.')

/** `{title}` or `{title}~{facts}`. */
const lettering: Part<PosterLettering> = {
  write: ({ title, facts }) => [title, ...(facts ? [facts] : [])].map(writeLines).join('~'),
  read(text) {
    const [titleText = '', factsText, ...more] = text.split('~')
    const title = readLines(titleText)
    if (!title || more.length > 0) return undefined
    if (factsText === undefined) return { title }
    const facts = readLines(factsText)
    return facts && { title, facts }
  },
  samples: [
    { title: ['Bushveld', 'mile'], facts: ['2 June', 'Limpopo'] },
    { title: ['ABCDEFGHIJKLM', 'NOPQRSTUVWXYZ'], facts: ['01234', '56789'] },
    { title: ['Cape Town'], facts: ['14 March'] },
    { title: ['Namib', 'rally'] },
  ],
}

/** An event's poster: `poster/{scene}/{lettering}/{range}/{colour}`, then `wheels-`, `number-`, `livery-`. */
export const poster = defineFamily({
  segments: {
    scene: withSamples(
      choice(posterScenes),
      'bushveld',
      'track',
      'table-mountain',
      'dunes',
      'studio-dark',
      'drakensberg',
    ),
    lettering,
    vehicle: withSamples(choice(vehicleRanges), 'fortuner', 'gr86', 'starlet', 'hilux-double-cab', 'rav4'),
    colour: paint,
  },
  options: { ...vehicleOptions, wheels: withSamples(vehicleOptions.wheels, 'mesh') },
  size: () => sceneSize('poster'),
})
