import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { blockTexts } from '#features/site/blocks/texts.ts'
import { layOutSlides } from '#ui/carousel/slides-layout.test-support.ts'
import { defaultPicture } from '../rules/vehicle-pictures.ts'
import { sampleVehicle } from '../sample-vehicle.test-support.ts'
import { stockCardTexts } from '../texts.ts'
import { VehicleDialog } from './dialogs/vehicle-dialog.island.tsx'
import { replaceBrokenPictures } from './replace-broken-pictures.ts'

const texts = stockCardTexts('en').dialogs
const labels = { ...texts, galleryTitle: 'Gallery' } as unknown as Parameters<
  typeof VehicleDialog
>[0]['labels']
const { carousel } = blockTexts('en')

const page = document.body.appendChild(document.createElement('main'))
const root = createRoot(page)

const current = () => page.querySelector('[data-bullet][aria-current="true"]')?.getAttribute('aria-label')
const press = (name: string) =>
  act(() => page.querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.click())
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

beforeEach(async () => {
  // Embla starts outside of act.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  layOutSlides()
  const dialog = {
    vehicle: sampleVehicle({ images: ['/1.jpg', '/2.jpg', '/3.jpg'] }),
    texts,
    carouselLabels: { ...carousel, position: String(carousel.position) },
  }
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ dialog })))
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  root.render(
    <VehicleDialog
      opened={{ id: 'U1', view: 'gallery', page: '/pre-owned' }}
      language="en"
      labels={labels}
      onClose={() => {}}
    />,
  )
  await expect.poll(current).toBe('Slide 1 of 3')
  await expect.poll(() => page.querySelector('.slides-unscripted')).toBeNull()
  await expect
    .poll(() => page.querySelector('button[aria-label="Previous"]')?.getAttribute('aria-disabled'))
    .not.toBe('true')
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})

afterEach(() => {
  act(() => root.render(null))
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
})

it('is a dialog with a slider that starts again after its last picture (D-115, D-116)', () => {
  expect(page.querySelector('dialog h2')?.textContent).toBe('Gallery')
  expect(page.querySelectorAll('dialog [aria-roledescription="slide"] img')).toHaveLength(3)
  press('Previous')
  expect(current()).toBe('Slide 3 of 3')
  press('Next')
  expect(current()).toBe('Slide 1 of 3')
})

it('turns its pictures every eleven seconds until it is paused (D-117, D-426, G-6)', () => {
  // The eleven seconds begin when the visitor starts them again.
  press('Pause')
  press('Play')
  wait(10_900)
  expect(current()).toBe('Slide 1 of 3')
  wait(200)
  expect(current()).toBe('Slide 2 of 3')
  press('Pause')
  wait(30_000)
  expect(current()).toBe('Slide 2 of 3')
})

it('shows the default in place of a picture that fails, and says so in the console (D-097, D-120)', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  const stop = replaceBrokenPictures(page)
  const pictures = [...page.querySelectorAll<HTMLImageElement>('img[data-stock-picture]')]
  pictures[1]?.dispatchEvent(new Event('error'))
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual(['/1.jpg', defaultPicture, '/3.jpg'])
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('not loaded'),
    expect.stringContaining('/2.jpg'),
  )
  stop()
  // Tests must not warn otherwise.
  warn.mockClear()
})
