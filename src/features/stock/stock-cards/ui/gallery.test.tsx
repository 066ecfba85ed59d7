import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { blockTexts } from '#features/site/blocks/texts.ts'
import { defaultPicture } from '../rules/vehicle-pictures.ts'
import { sampleVehicle } from '../sample-vehicle.test-support.ts'
import { stockCardTexts } from '../texts.ts'
import { Gallery } from './gallery.tsx'

function markup(images: readonly string[]) {
  const { carousel } = blockTexts('en')
  return renderToStaticMarkup(
    <Gallery
      vehicle={sampleVehicle({ images })}
      labels={{ ...carousel, position: String(carousel.position) }}
      texts={stockCardTexts('en').dialogs}
    />,
  )
}
const pictures = (html: string) =>
  [...html.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, address]) => address)

it('has a slide for each picture of the feed, in its order (D-118)', () => {
  const html = markup(['/3.jpg', '/1.jpg', '/2.jpg'])
  expect(pictures(html)).toEqual(['/3.jpg', '/1.jpg', '/2.jpg'])
  expect(html).toMatch(/<button[^>]*(?:aria-label="Next"|>Next)/)
})

it('names each picture by the vehicle and its number, for those who cannot see it', () => {
  const texts = [...markup(['/3.jpg', '/1.jpg']).matchAll(/<img[^>]* alt="([^"]*)"/g)].map(([, alt]) => alt)
  expect(texts).toHaveLength(2)
  for (const [index, text] of texts.entries())
    expect(text).toMatch(new RegExp(`Fortuner.*\\b${index + 1}\\b`))
})

it('is one picture without the controls of a slider for a vehicle without pictures (D-119)', () => {
  const html = markup([])
  expect(pictures(html)).toEqual([defaultPicture])
  expect(html).not.toMatch(/<button/)
})
