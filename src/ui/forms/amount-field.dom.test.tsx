import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AmountField } from './amount-field.tsx'

const page = document.body.appendChild(document.createElement('main'))
const root = createRoot(page)

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

afterEach(() => act(() => root.render(null)))

/** Shows a field with an amount, with the caret before it. */
function show(text: string): HTMLInputElement {
  act(() =>
    root.render(
      <AmountField
        label="Deposit"
        text={text}
        onType={() => {}}
        onLeave={() => {}}
        help="At most R 100 000"
      />,
    ),
  )
  const field = page.querySelector('input')
  if (!field) throw new Error('There is no field.')
  field.setSelectionRange(0, 0)
  return field
}

const selection = ({ selectionStart, selectionEnd }: HTMLInputElement) => [selectionStart, selectionEnd]

/** Presses a field, and selects from one place to another, as a browser does between the focus and the click. */
const press = (field: HTMLInputElement, from: number, to = from) =>
  act(() => {
    field.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    field.focus()
    field.setSelectionRange(from, to)
    field.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })

it('selects its initial 0 on a tap, so that typing replaces it', () => {
  const field = show('0')
  press(field, 0)
  expect(selection(field)).toEqual([0, 1])
})

it('selects its amount when the keyboard moves to it', () => {
  const field = show('50000')
  act(() => field.focus())
  expect(selection(field)).toEqual([0, 5])
})

it('places the caret on a second tap', () => {
  const field = show('50000')
  press(field, 2)
  press(field, 2)
  expect(selection(field)).toEqual([2, 2])
})

it('keeps a selection made by dragging', () => {
  const field = show('50000')
  press(field, 1, 3)
  expect(selection(field)).toEqual([1, 3])
})
