import { expect, test } from 'vitest'
import { colourPictures } from './colour-pictures.ts'

const model = (colours: readonly { code: string; title: string; colour: { body: string } }[]) => ({
  ...{ code: '57U', derivativeCode: null, name: 'Fortuner', grade: 'vx', price: null, specialPrice: null },
  ...{ facts: [], tiles: [], drawing: null, badges: [], anchor: null, colours },
})
const white = { code: '040', title: 'Glacier White', colour: { body: '#f2f2ef' } }
const drawing = { vehicle: 'fortuner', colour: { body: '#b9bdc1' } } as const

test('returns one picture per colour', () => {
  const grades = [{ slug: 'vx', label: 'VX', models: [model([white]), model([white])] }]
  expect(colourPictures({ drawing }, grades).map(({ code }) => code)).toEqual(['040'])
  expect(colourPictures({ drawing: null }, grades)).toEqual([])
})

test('uses the colour of the range for a model without colours', () => {
  const pictures = colourPictures({ drawing }, [
    { slug: 'vx', label: 'VX', models: [model([white]), model([])] },
  ])
  expect(pictures.map(({ code }) => code)).toEqual(['040', ''])
  expect(pictures[1]?.picture.src).toContain('/vehicle/fortuner/side/b9bdc1')
})
