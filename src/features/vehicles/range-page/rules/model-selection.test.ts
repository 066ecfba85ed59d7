import { describe, expect, it } from 'vitest'
import type { GradeChoice, ModelChoice } from '#features/vehicles/vehicles/index.ts'
import { cents } from '#platform/money.ts'
import { hasOtherModels, selectModelAndColour } from './model-selection.ts'

const paint = (code: string) => ({ code, title: code, colour: { body: '#A41E22' } })

function model(code: string, colours: readonly string[]): ModelChoice {
  return {
    code,
    derivativeCode: null,
    name: code,
    grade: '',
    price: cents(1),
    specialPrice: null,
    facts: [],
    badges: [],
    anchor: null,
    tiles: [],
    drawing: null,
    colours: colours.map(paint),
  }
}

const grades: readonly GradeChoice[] = [
  {
    slug: 'legend',
    label: 'Legend',
    models: [model('46H', ['040', '1G3']), model('45H', [])],
  },
  { slug: 'raider', label: 'Raider', models: [model('43H', ['3U5', '040'])] },
]

const pick = (
  requestedModel: string | null,
  requestedColour: string | null,
  { from = grades, defaultCode = null }: { from?: readonly GradeChoice[]; defaultCode?: string | null } = {},
) => {
  const requested = { model: requestedModel, colour: requestedColour }
  const selection = selectModelAndColour(from, requested, defaultCode)
  return [selection.grade?.slug, selection.model?.code, selection.colour?.code]
}

describe('the selected model and colour', () => {
  it('is the default model in its first colour (V-230)', () => {
    expect(pick(null, null, { defaultCode: '43H' })).toEqual(['raider', '43H', '3U5'])
    expect(pick('46H', null, { defaultCode: '43H' })).toEqual(['legend', '46H', '040'])
    expect(pick('XXX', '040', { defaultCode: '43H' })).toEqual(['raider', '43H', '040'])
  })

  it('is the first model of the first grade without a default (V-229)', () => {
    expect(pick(null, null)).toEqual(['legend', '46H', '040'])
    expect(pick(null, null, { defaultCode: 'sold out' })).toEqual(['legend', '46H', '040'])
  })

  it('finds the requested model in any grade, and the requested colour on it', () => {
    expect(pick('43H', null)).toEqual(['raider', '43H', '3U5'])
    expect(pick('43H', '040')).toEqual(['raider', '43H', '040'])
    expect(pick(null, '1G3')).toEqual(['legend', '46H', '1G3'])
  })

  it('falls back to the first colour, or none, when the model does not have the requested one (V-237)', () => {
    expect(pick('43H', '1G3')).toEqual(['raider', '43H', '3U5'])
    expect(pick('45H', '040')).toEqual(['legend', '45H', undefined])
  })

  it('falls back to the default for an unknown model and colour', () => {
    expect(pick('XXX', 'XXX')).toEqual(['legend', '46H', '040'])
    expect(pick('constructor', '__proto__')).toEqual(['legend', '46H', '040'])
  })

  it('returns nothing for a range without models', () => {
    expect(pick('43H', '040', { from: [] })).toEqual([undefined, undefined, undefined])
  })
})

it('reports other models only when the range has more than one (V-015)', () => {
  const one = [{ slug: 'vx', label: 'VX', models: [model('57U', ['3T7'])] }]
  expect(hasOtherModels(one)).toBe(false)
  expect(hasOtherModels([...one, { slug: 'gr', label: 'GR', models: [model('73T', ['3T7'])] }])).toBe(true)
  expect(hasOtherModels([])).toBe(false)
})
