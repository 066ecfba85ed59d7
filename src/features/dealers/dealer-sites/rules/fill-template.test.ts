import { describe, expect, it } from 'vitest'
import { fillTemplate } from './fill-template.ts'

const values = { dealer: 'Marula Toyota', town: 'Bryanston' }
const paths = { from: '/dealers/template', to: '/dealers/marula' }
const filled = <Value>(value: Value) => fillTemplate(value, values, paths)

describe('a filled template', () => {
  it('names the dealer in texts at any depth', () => {
    const page = {
      title: 'Welcome to {dealer}',
      blocks: [{ text: { root: { text: 'In {town}, at {dealer}.' } } }],
    }
    expect(filled(page)).toEqual({
      title: 'Welcome to Marula Toyota',
      blocks: [{ text: { root: { text: 'In Bryanston, at Marula Toyota.' } } }],
    })
  })

  it('links to the pages of the dealer', () => {
    expect(
      filled(['/dealers/template', '/dealers/template/team', '/dealers/templates', '/vehicles']),
    ).toEqual(['/dealers/marula', '/dealers/marula/team', '/dealers/templates', '/vehicles'])
  })

  it('leaves other values and unknown placeholders unchanged', () => {
    const value = { count: 3, none: null, on: true, text: '{unknown} {Dealer}' }
    expect(filled(value)).toEqual(value)
  })
})
