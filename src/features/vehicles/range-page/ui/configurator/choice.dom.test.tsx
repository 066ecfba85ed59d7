import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ModelChoice } from '#features/vehicles/vehicles/index.ts'
import { ChoiceProvider, useImmediateChoice } from './choice.island.tsx'

const paint = (code: string) => ({ code, title: code, colour: { body: '#a41e22' } })
const model = (code: string, colours: readonly string[]): ModelChoice => ({
  ...{ code, derivativeCode: null, name: code, grade: '', price: null, specialPrice: null },
  ...{ facts: [], badges: [], anchor: null, tiles: [], drawing: null },
  colours: colours.map(paint),
})

const grades = [
  { slug: 'vx', label: 'VX', models: [model('73V', ['6X1', '3T7'])] },
  { slug: 'gr-s', label: 'GR-Sport', models: [model('57U', ['040', '3T7'])] },
]

function Selection() {
  const { grade, model: selected, colour } = useImmediateChoice()
  return [grade?.label, selected?.code, colour?.code].join(' ')
}

const page = document.body.appendChild(document.createElement('main'))
const root = createRoot(page)

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

afterEach(() => act(() => root.render(null)))

function selectionAt(query: string): string {
  history.replaceState(null, '', `/vehicles/fortuner${query}`)
  act(() =>
    root.render(
      <ChoiceProvider grades={grades}>
        <Selection />
      </ChoiceProvider>,
    ),
  )
  return page.textContent ?? ''
}

describe('the selection of a vehicle page', () => {
  it('is restored from the address', () => {
    expect(selectionAt('?model=57U&colour=3T7')).toBe('GR-Sport 57U 3T7')
  })

  it.each([
    ['?model=ZZZ&colour=1', 'VX 73V 6X1'],
    ['?model=', 'VX 73V 6X1'],
    ['?model=57U&colour=nope&model=73V', 'GR-Sport 57U 040'],
    ['?x=%3Cscript%3E', 'VX 73V 6X1'],
  ])('is the default for what is invalid in %s', (query, selection) => {
    expect(selectionAt(query)).toBe(selection)
  })
})
