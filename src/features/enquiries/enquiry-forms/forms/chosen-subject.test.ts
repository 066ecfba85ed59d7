import { describe, expect, it } from 'vitest'
import { nothingChosen } from '../summary/summary.ts'
import { chosenSubject } from './chosen-subject.ts'
import { exampleVehicleContent } from './example-content.ts'

const { choices } = exampleVehicleContent

describe('the subject that an address chooses', () => {
  it('finds model, colour and dealer by their codes', () => {
    expect(chosenSubject({ model: '57U', colour: '1G3', dealer: 'sandton' }, choices)).toEqual({
      model: '57U',
      colour: '1G3',
      dealer: 'sandton',
    })
  })

  it.each(['test-drive-code', 'buy-now-code'])('finds the model by its %s (V-164)', (name) => {
    expect(chosenSubject({ [name]: 'FTN-57U' }, choices).model).toBe('57U')
  })

  it('ignores unknown codes, and a colour that the model does not have', () => {
    expect(chosenSubject({ model: '64O', colour: '1G3', dealer: 'nobody' }, choices)).toEqual({
      ...nothingChosen,
      model: '64O',
    })
    expect(chosenSubject({ colour: '040' }, choices)).toEqual(nothingChosen)
    expect(chosenSubject({ model: '57U' }, null)).toEqual(nothingChosen)
  })

  it('takes the title of a product as it is, up to 120 characters (C-202)', () => {
    expect(chosenSubject({ product: 'TGR Cap & Scarf' }, choices)).toEqual({
      ...nothingChosen,
      product: 'TGR Cap & Scarf',
    })
    expect(chosenSubject({ product: 'x'.repeat(120) }, choices).product).toHaveLength(120)
    for (const product of ['x'.repeat(121), '  ', ''])
      expect(chosenSubject({ product }, choices)).toEqual(nothingChosen)
  })
})
