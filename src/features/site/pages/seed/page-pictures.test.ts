import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'

type StoredDrawing = {
  readonly source: string
  readonly scene?: string
  readonly view?: string
  readonly topic?: string
  readonly variant?: number
}

const folder = 'content/pages'

/** Sources of video fields and of uploads are not drawings. */
const otherSources = ['upload', 'file', 'address']

/** The drawings of a block, at any depth; the block of circuits draws a line for each without a picture field. */
function drawingsIn(value: unknown): StoredDrawing[] {
  if (typeof value !== 'object' || value === null) return []
  if ('source' in value && !otherSources.includes(String(value.source))) return [value as StoredDrawing]
  if ('circuit' in value) return [{ source: 'circuit' }]
  return Object.values(value).flatMap(drawingsIn)
}

const pages = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => {
    const { path, layout } = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))
    const [first] = layout
    const opening = first?.blockType === 'heroBanner' ? (drawingsIn(first.picture)[0] ?? null) : null
    return { path: path as string, drawings: drawingsIn(layout), opening }
  })

/** Topics in which a vehicle is seen from the side. */
const topicsFromSide = ['hybrid', 'safety']

const isFromSide = ({ source, view = 'side', topic = '' }: StoredDrawing) =>
  source === 'poster' || (source === 'illustration' && view === 'side') || topicsFromSide.includes(topic)

/** Places; a vehicle alone and a studio without one stand nowhere. */
const scenesOf = (drawings: readonly StoredDrawing[]) =>
  drawings.flatMap(({ scene }) => (scene && scene !== 'none' ? [scene] : []))

describe('the pictures of the seeded pages', () => {
  it('show a vehicle from the side in at most one picture in three', () => {
    // The lines of circuits stand in rows of up to six, and would hide a page of vehicles from the side.
    const all = pages.flatMap(({ drawings }) => drawings).filter(({ source }) => source !== 'circuit')
    expect(all.length).toBeGreaterThan(50)
    expect(all.filter(isFromSide).length).toBeLessThanOrEqual(all.length / 3)
  })

  it('use every kind of drawing that suits a page', () => {
    const sources = new Set(pages.flatMap(({ drawings }) => drawings.map(({ source }) => source)))
    expect([...sources]).toEqual(
      expect.arrayContaining([
        'illustration',
        'place',
        'article',
        'circuit',
        'helmet',
        'medal',
        'merchandise',
        'tyre',
      ]),
    )
  })

  it('show no scene on more than five pages, vehicle pages excepted', () => {
    const pagesByScene = new Map<string, Set<string>>()
    for (const { path, drawings } of pages) {
      if (path.startsWith('/vehicles/')) continue
      for (const scene of scenesOf(drawings)) {
        pagesByScene.set(scene, (pagesByScene.get(scene) ?? new Set()).add(path))
      }
    }
    const crowded = [...pagesByScene].filter(([, paths]) => paths.size > 5)
    expect(crowded.map(([scene, paths]) => [scene, [...paths]])).toEqual([])
  })
})

/** Whether a vehicle stands large beside the text; not small in its land, from the rear, or one of a convoy. */
const isLargeVehicle = ({ source, scene, view = 'side' }: StoredDrawing) =>
  source === 'illustration' && scene !== 'namaqualand' && ['side', 'front'].includes(view)

test('at most one opening in two shows a vehicle beside its text', () => {
  const openings = pages.flatMap(({ opening }) => (opening ? [opening] : []))
  expect(openings.length).toBeGreaterThan(30)
  expect(openings.filter(isLargeVehicle).length).toBeLessThanOrEqual(openings.length / 2)
})

test('the not-found page, the calculators and the financial services have drawings of their own', () => {
  const drawingOf = (path: string) => JSON.stringify(pages.find((page) => page.path === path)?.opening)
  const financial = '/payment-options/toyota-financial-services'
  expect(drawingOf(financial)).not.toBe(drawingOf(`${financial}/finance`))
  // The road that ends belongs to the not-found page alone.
  const ends = pages
    .flatMap(({ drawings }) => drawings)
    .filter(({ topic, variant }) => topic === 'finance' && variant === 11)
  expect(ends).toEqual([])
})

test.each(pages.filter(({ drawings }) => drawings.length > 1))(
  'shows no scene twice on $path',
  ({ drawings }) => {
    const scenes = scenesOf(drawings)
    expect(scenes).toEqual([...new Set(scenes)])
  },
)
