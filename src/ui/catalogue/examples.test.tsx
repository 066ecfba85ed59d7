import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { htmlErrors } from '#tests/e2e/support/html.ts'
import { componentGroups, pathOf, placeAt } from './groups.ts'

const examples = componentGroups.flatMap(({ sets }) => sets.flatMap(({ examples: all }) => all))

describe('every example', () => {
  it.each(examples)('$id is valid HTML', async ({ id, view }) => {
    expect(await htmlErrors(renderToStaticMarkup(view), id)).toEqual([])
  })

  it('has a name of its own', () => {
    const ids = examples.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
  })
})

describe('places of the catalogue', () => {
  it('every group stands at an address in either dress, and its address leads back to it', () => {
    for (const racing of [false, true])
      for (const group of [null, ...componentGroups]) {
        const [segment] = pathOf(group, racing).split('/').slice(3)
        expect(placeAt(segment)).toEqual({ group, racing })
      }
  })

  it('what is no group is no place', () => {
    for (const segment of ['nothing', 'gr-', 'gr-nothing', '']) expect(placeAt(segment)).toBeNull()
  })
})
