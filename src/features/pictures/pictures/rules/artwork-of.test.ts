import { describe, expect, it } from 'vitest'
import { articleMotifs } from '#art/things/index.ts'
import { maxPosterLine, posterLines } from './artwork-of.ts'
import { pictureOf } from './picture-of.ts'
import type { StoredPicture } from './stored.ts'
import { motifs } from './subjects.ts'

const white = { title: 'Glacier White', hex: '#f3f4f3' }

const poster: StoredPicture = {
  source: 'poster',
  vehicle: 'hilux-double-cab',
  colour: white,
  scene: 'dunes',
  livery: 'ember',
  number: '204',
  posterTitle: 'Desert\nmile',
  posterFacts: '14 March\nUpington',
}

describe('a picture without a vehicle as its source', () => {
  it.each<[StoredPicture, object]>([
    [
      { source: 'place', scene: 'karoo' },
      { subject: 'place', scene: 'karoo', alt: 'The Karoo, a wind pump on the plain' },
    ],
    [
      { source: 'place', scene: 'durban', sign: 'Harbour Light Toyota Durban' },
      {
        subject: 'place',
        scene: 'durban',
        sign: 'Harbour Light Toyota Durban',
        alt: 'The building of Harbour Light Toyota Durban',
      },
    ],
    [
      { source: 'article', topic: 'finance' },
      {
        subject: 'article',
        topic: 'finance',
        seed: '1',
        alt: 'A straight road that leads to the sun on the horizon',
      },
    ],
    [
      { source: 'article', topic: 'safety', variant: 3 },
      {
        subject: 'article',
        topic: 'safety',
        seed: '3',
        alt: 'A car at night, with the arcs of its radar before and behind it',
      },
    ],
    [
      { source: 'article', topic: 'sport', variant: 12 },
      {
        subject: 'article',
        topic: 'sport',
        seed: '12',
        alt: 'A horse and its rider at a canter in the evening',
      },
    ],
    [
      { source: 'circuit', circuit: 'kyalami' },
      {
        subject: 'circuit',
        circuit: 'kyalami',
        alt: 'The line of the Kyalami circuit, with its start and direction',
      },
    ],
    [
      { source: 'helmet', helmet: 'ember', number: '7' },
      {
        subject: 'helmet',
        livery: 'ember',
        number: '7',
        alt: 'A red racing helmet with white and black cuts, number 7',
      },
    ],
    [
      { source: 'medal', medal: 'gold' },
      { subject: 'medal', metal: 'gold', alt: 'A gold medal' },
    ],
    [
      { source: 'merchandise', item: 'cap' },
      { subject: 'merchandise', item: 'cap', alt: 'A cap' },
    ],
    [
      { source: 'tyre', diagram: 'marking' },
      {
        subject: 'tyre',
        diagram: 'marking',
        alt: 'The sidewall of a tyre with the marking 265/65 R17, followed by 112S on red: load index 112 and speed symbol S',
      },
    ],
  ])('reads %j as %j', (stored, expected) => {
    expect(pictureOf(stored)).toEqual({ kind: 'artwork', ...expected })
  })

  it('shows a poster with its lettering and its vehicle in livery, and describes both', () => {
    expect(pictureOf(poster)).toEqual({
      kind: 'artwork',
      subject: 'poster',
      vehicle: 'hilux-double-cab',
      colour: { body: '#f3f4f3' },
      scene: 'dunes',
      number: '204',
      livery: { primary: '#b8101f', stripe: '#f4c430', pattern: 'sweep' },
      lettering: { title: ['Desert', 'mile'], facts: ['14 March', 'Upington'] },
      alt: 'Poster: Desert mile, 14 March, Upington. Hilux Double Cab in Glacier White, red livery with a yellow stripe, number 204, in the dunes',
    })
  })

  it.each<StoredPicture>([
    { source: 'place', scene: 'none' },
    { source: 'place' },
    { source: 'article', topic: 'adventure' },
    { source: 'circuit', circuit: 'monaco' },
    { source: 'helmet' },
    { source: 'medal', medal: null },
    { source: 'merchandise', item: 'constructor' },
    { source: 'tyre', diagram: 'pressure' },
    { ...poster, colour: 7 },
    { ...poster, posterTitle: ' ' },
    { ...poster, scene: 'studio-light' },
  ])('is missing when a choice is missing or unknown: %j', (stored) => {
    expect(pictureOf(stored)).toBeNull()
  })

  it('is described in English on a page in another language', () => {
    expect(pictureOf({ source: 'medal', medal: 'gold' }, { language: 'zu' })).toMatchObject({
      alt: 'A gold medal',
      altLanguage: 'en',
    })
  })
})

describe('a vehicle', () => {
  const car: StoredPicture = { source: 'illustration', vehicle: 'gr86', colour: white, scene: 'track' }

  it('is described with its view, livery and number', () => {
    expect(pictureOf({ ...car, view: 'front', livery: 'night', number: '7' })).toMatchObject({
      view: 'front',
      number: '7',
      livery: { pattern: 'split' },
      alt: 'GR86 in Glacier White, black livery with a white stripe, number 7, from the front, on a race track',
    })
    expect(pictureOf({ ...car, view: 'front', scene: 'none' })?.alt).toBe(
      'GR86 in Glacier White, from the front',
    )
  })

  it('has the wheels of the field, and the factory’s when they are unknown', () => {
    expect(pictureOf({ ...car, wheels: 'mesh' })).toMatchObject({ wheels: 'mesh' })
    expect(pictureOf({ ...car, wheels: 'square' })).not.toHaveProperty('wheels')
  })

  it('is unchanged by an unknown livery and an invalid number', () => {
    expect(pictureOf({ ...car, livery: 'moon', number: '12345' })).toEqual(pictureOf(car))
  })
})

describe('the lines of a poster', () => {
  it.each([
    ['Cape Town', ['Cape Town']],
    [' Bushveld \r\n\n mile ', ['Bushveld', 'mile']],
    ['x'.repeat(maxPosterLine), ['x'.repeat(maxPosterLine)]],
    ['one\ntwo\nthree', null],
    ['x'.repeat(maxPosterLine + 1), null],
    ['', null],
    [null, null],
  ])('of %j are %j', (text, lines) => {
    expect(posterLines(text)).toEqual(lines)
  })
})

it('describes every picture of its own within a topic', () => {
  const described = Object.entries(motifs).flatMap(([topic, alts]) =>
    Object.keys(alts).map((seed) => ({ topic, seed })),
  )
  expect(described).toEqual(articleMotifs)
})
