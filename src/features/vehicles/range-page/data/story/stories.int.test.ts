import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { findRange } from '#features/vehicles/vehicles/server.ts'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { pictureOfChoice } from '../../rules/picture-of-choice.ts'
import type { StoryView, StoryViews } from '../../story-view.ts'
import { choicePictures } from '../choice-pictures.ts'
import { listStoryViews } from './list-story-views.ts'

vi.mock('next/cache', () => import('#tests/next-cache.ts'))

type ContentModel = {
  readonly code: string
  readonly seats: number | null
  readonly stats: readonly { readonly label: string; readonly value: string }[]
}

/** The models in the content, by the slug of their range. */
function readModels(): ReadonlyMap<string, readonly ContentModel[]> {
  const folder = path.resolve('content/vehicles/models')
  return new Map(
    readdirSync(folder).map((file) => {
      const { models } = JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
      return [path.basename(file, '.json'), models]
    }),
  )
}

const models = readModels()
const stories = new Map<string, StoryViews>()
let cms: TestCms

beforeAll(async () => {
  cms = await openTestCms({ content: true })
  for (const slug of models.keys()) stories.set(slug, (await listStoryViews(slug, 'en')) ?? {})
})

afterAll(() => cms.close())

/** Text with plain spaces. */
const textOf = (chapter: { readonly text: string } | null | undefined) =>
  (chapter?.text ?? '').replaceAll('\u00a0', ' ')

/** A figure of the specification, such as `111 kW`, if the text has one. */
const figureIn = (text: string, unit: string) => new RegExp(`([\\d ]+) ${unit}\\b`).exec(text)?.[1]?.trim()

const viewOf = (slug: string, code: string): StoryView | undefined => stories.get(slug)?.[code]

test('tells of nine seats and 111 kW for the Hiace with nine seats', () => {
  const story = viewOf('hiace', 'N36')
  expect(textOf(story?.inside)).toContain('It seats 9.')
  expect(textOf(story?.road)).toMatch(/111 kW and 241 Nm/)
})

test('finds no stories of an unknown range', async () => {
  expect(await listStoryViews('no-such-range', 'en')).toBeNull()
})

describe.each([...models.keys()])('the stories of %s', (slug) => {
  const ofRange = models.get(slug) ?? []

  test('tell of every model the figures of its own summary', () => {
    for (const { code, seats, stats } of ofRange) {
      const story = viewOf(slug, code)
      expect(story, code).toBeDefined()
      const inside = textOf(story?.inside)
      if (story?.inside && seats !== null) expect.soft(inside, code).toContain(`It seats ${seats}.`)
      const road = textOf(story?.road)
      for (const [label, unit, text] of [
        ['Power', 'kW', road],
        ['Torque', 'Nm', road],
        ['Boot', 'litres', inside],
      ] as const) {
        const figure = figureIn(text, unit)
        const summary = stats.find((stat) => stat.label === label)?.value
        if (figure && summary) expect.soft(figure, `${code} ${label}`).toBe(summary)
      }
    }
  })

  test('show every model in its own equipment, as its picture beside the instalment does', async () => {
    const view = await findRange(slug, 'en')
    if (!view) throw new Error(`The range ${slug} is missing.`)
    const pictures = choicePictures(view.range, view.grades, view.equipment)
    for (const { code, colours } of view.grades.flatMap((grade) => grade.models)) {
      const story = viewOf(slug, code)
      if (!story?.abilities) continue
      const choice = pictureOfChoice(pictures, { model: code, colour: colours[0]?.code })
      expect.soft(story.abilities.picture.src, code).toBe(choice?.src)
    }
  })
})
