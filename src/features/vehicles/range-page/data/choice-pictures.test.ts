import { expect, test } from 'vitest'
import { drawingAddress } from '#features/pictures/pictures/server.ts'
import { pictureOfChoice } from '../rules/picture-of-choice.ts'
import { choicePictures } from './choice-pictures.ts'

const white = { code: '040', title: 'Glacier White', colour: { body: '#f2f2ef' } }
const black = { code: 'B', title: 'White, black roof', colour: { body: '#f2f2ef', roof: '#15171a' } }
const model = (code: string, colours: readonly (typeof white)[]) => ({
  ...{ code, derivativeCode: null, name: 'Quantum', grade: 'lwb', price: null, specialPrice: null },
  ...{ facts: [], tiles: [], drawing: null, badges: [], anchor: null, colours },
})
const drawing = { vehicle: 'quantum', colour: { body: '#b9bdc1' } } as const
const grades = [{ slug: 'lwb', label: 'LWB', models: [model('Q28', [white]), model('Q29', [white, black])] }]
const pictures = choicePictures({ drawing }, grades, { Q29: { variant: 'crew' } })
const side = { kind: 'vehicle', vehicle: 'quantum', view: 'side' } as const

test('shows each model with its equipment in the chosen paint', () => {
  expect(pictureOfChoice(pictures, { model: 'Q28', colour: '040' })?.src).toBe(
    drawingAddress({ ...side, colour: white.colour }),
  )
  expect(pictureOfChoice(pictures, { model: 'Q29', colour: 'B' })?.src).toBe(
    drawingAddress({ ...side, colour: black.colour, variant: 'crew' }),
  )
})

test('shows a model without colours in the paint of its range', () => {
  expect(pictureOfChoice(pictures, { model: 'Q28', colour: undefined })?.src).toContain('/b9bdc1/')
})

test('has no picture for a range without a drawing, an unknown model or an unknown paint', () => {
  expect(choicePictures({ drawing: null }, grades, {})).toBeNull()
  expect(pictureOfChoice(null, { model: 'Q28', colour: '040' })).toBeNull()
  expect(pictureOfChoice(pictures, { model: 'X', colour: '040' })).toBeNull()
  expect(pictureOfChoice(pictures, { model: 'Q28', colour: 'X' })).toBeNull()
})
