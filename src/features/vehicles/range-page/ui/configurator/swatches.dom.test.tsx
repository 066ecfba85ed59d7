import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Swatches } from './swatches.tsx'

const colours = [
  { code: '040', title: 'Glacier White', colour: { body: '#ffffff' } },
  { code: '6X1', title: 'Oxide Bronze', colour: { body: '#6b5a45' } },
]

const page = document.body.appendChild(document.createElement('main'))
const root = createRoot(page)
const preview = vi.fn()

function Configurator() {
  const [selected, setSelected] = useState('040')
  return <Swatches {...{ colours, selected }} onPreview={preview} onChoose={setSelected} legend="Colour" />
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  preview.mockClear()
  act(() => root.render(<Configurator />))
})

afterEach(() => act(() => root.render(null)))

const chosen = () => page.querySelector('[data-chosen]')?.getAttribute('title')

function point(type: 'pointerover' | 'pointerout', pointerType: string) {
  const bronze = page.querySelector('[title="Oxide Bronze"]')
  act(() => void bronze?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType })))
}

it('previews a colour while the mouse is over it, without choosing it (V-238)', () => {
  point('pointerover', 'mouse')
  expect(preview).toHaveBeenLastCalledWith('6X1')
  expect(chosen()).toBe('Glacier White')
  point('pointerout', 'mouse')
  expect(preview).toHaveBeenLastCalledWith(undefined)
})

it('previews nothing under a finger, which is about to choose (V-238)', () => {
  point('pointerover', 'touch')
  expect(preview).not.toHaveBeenCalled()
})

it('chooses a colour on a click (V-238)', () => {
  act(() => page.querySelector<HTMLElement>('input[value="6X1"]')?.click())
  expect(chosen()).toBe('Oxide Bronze')
})
