import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { exampleFilm } from '#features/blocks/index.ts'
import { markupOf, textOf } from '../../block.test-support.tsx'
import { examples } from './examples.ts'

const [film, ambient, elsewhere, bare] = examples.map(({ block }) => block)

if (!film || !ambient || !elsewhere || !bare) throw new Error('The examples of videos have changed.')

test('C-275: a video is shown with its title, its text and its opening picture', () => {
  const html = markupOf(film)
  expect(textOf(html)).toContain('From the Karoo to the sea A day, a tank and a bakkie')
  expect(html).toMatch(/<video src="\/api\/media\/file\/hilux-[a-z-]+dd5697294d\.webm"/)
  expect(html).toContain('/art/')
})

test.each([
  ['en', 'Your browser does not support the video tag.'],
  ['af', 'Jou blaaier ondersteun nie die video-element nie.'],
] as const)('C-400: what stands in for a video, in %s', (language, words) => {
  expect(markupOf(film, { language })).toMatch(new RegExp(`<video[^>]*>.*${words}</video>`))
})

test('captions are those of the page’s language', () => {
  expect(markupOf(film)).toMatch(/<track kind="captions" src="[^"]*-en-[^"]*" srcLang="en"/)
  expect(markupOf(film, { language: 'zu' })).toMatch(
    /<track kind="captions" src="[^"]*-zu-[^"]*" srcLang="zu"/,
  )
})

test('without its script a video has the browser’s controls, and none loads before it is played', () => {
  expect(markupOf(film)).toMatch(/<video[^>]* controls=""/)
  expect(markupOf(film)).toMatch(/<video[^>]* preload="none"/)
})

test('C-298: a video that plays by itself has no sound, and is not begun by the page', () => {
  expect(markupOf(ambient)).toMatch(/<video[^>]* loop=""/)
  expect(markupOf(ambient)).not.toContain('autoplay')
})

test('a video on another site is a link that says where it leads; nothing is embedded', () => {
  const html = markupOf(elsewhere)
  expect(html).toMatch(/<a href="https:\/\/video\.example\.co\.za\/behind-the-wheel" target="_blank"/)
  expect(textOf(html)).toBe(
    'Behind the wheel Behind the wheel: Watch on video.example.co.za (opens in a new tab)',
  )
  expect(html).not.toMatch(/<(?:iframe|video|embed|object)/)
  expect(textOf(markupOf(bare))).toContain('Watch on video.example.co.za')
})

test('nothing is shown of a file that is gone', () => {
  expect(markupOf({ blockType: 'singleVideo', video: { source: 'file', file: 9 } })).toBe('')
})

test.each(Object.values({ video: exampleFilm.video, ...exampleFilm.captions }))(
  '%s is the file the product is seeded with',
  async (name) => {
    const [, stem, digest, extension] = /^(.+)-([0-9a-f]{10})\.(\w+)$/.exec(name) ?? []
    const data = await readFile(new URL(`../../../../../content/media/${stem}.${extension}`, import.meta.url))
    expect(createHash('sha256').update(data).digest('hex').slice(0, 10)).toBe(digest)
  },
)
