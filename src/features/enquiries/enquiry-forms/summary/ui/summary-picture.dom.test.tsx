import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SummaryPicture } from './summary-picture.tsx'

const page = document.body.appendChild(document.createElement('main'))
const root = createRoot(page)

const show = (...pictures: (string | null)[]) =>
  act(() => root.render(<SummaryPicture pictures={pictures} calmPicture="/art/place.svg" />))

const shown = () => [...page.querySelectorAll('img')].map((image) => image.getAttribute('src'))

/** Reports the shown picture as missing, as the browser does. */
const fail = () => act(() => void page.querySelector('img')?.dispatchEvent(new Event('error')))

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

afterEach(() => act(() => root.render(null)))

it('shows the picture of the model when that of the link is missing', () => {
  show('/art/link.svg', '/art/model.svg')
  expect(shown()).toEqual(['/art/link.svg'])
  fail()
  expect(shown()).toEqual(['/art/model.svg'])
})

it('shows a landscape, and no empty box, when no picture exists', () => {
  show('/art/link.svg', null)
  fail()
  expect(shown()).toEqual(['/art/place.svg'])
})
