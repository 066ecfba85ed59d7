import { describe, expect, it } from 'vitest'
import dealers from '#content/dealers/dealers.json' with { type: 'json' }
import { withBreakableTitle, withSoftHyphens } from './soft-hyphens.ts'

const visible = (title: string) => withSoftHyphens(title).replaceAll('\u00ad', '|')

describe('the soft hyphens of a title', () => {
  it.each([
    ['Willow Grange Toyota Bronkhorstspruit', 'Willow Grange Toyota Bronkhorst|spruit'],
    ['Bloem Spring Toyota Langenhoven Park', 'Bloem Spring Toyota Langen|hoven Park'],
    ['Strandloper Motor Group', 'Strand|loper Motor Group'],
    ['Midlands Mist Toyota Pietermaritzburg', 'Midlands Mist Toyota Pietermaritz|burg'],
    ['Popular in Vanderbijlpark.', 'Popular in Vander|bijlpark.'],
    ['Sundays Bend Toyota Graaff-Reinet', 'Sundays Bend Toyota Graaff-Reinet'],
    ['Marula Toyota Parktown', 'Marula Toyota Parktown'],
  ])('are between the parts of long names: %s', (title, expected) => {
    expect(visible(title)).toBe(expected)
  })

  it('leave no part of a dealer’s name with more than twelve letters', () => {
    const parts = dealers.dealers.flatMap(({ name }) => visible(name).split(/[ |-]/))
    expect(parts.filter((part) => part.length > 12)).toEqual([])
  })

  it('are in the titles of blocks, and in nothing else of them', () => {
    const block = {
      title: 'Popular in Bloemfontein.',
      lead: 'Bloemfontein',
      items: [{ title: 'Bloemfontein' }],
    }
    expect(withBreakableTitle(block)).toEqual({ ...block, title: 'Popular in Bloem\u00adfontein.' })
    expect(withBreakableTitle({ text: 'Bloemfontein' })).toEqual({ text: 'Bloemfontein' })
  })
})
