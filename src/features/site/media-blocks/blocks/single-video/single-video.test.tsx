import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { exampleFilm } from '#features/site/blocks/index.ts'
import { renderingOf, textOf } from '#tests/blocks.tsx'
import { singleVideo } from './block.ts'
import { examples } from './examples.ts'

const { markupOf } = await renderingOf(singleVideo)

const [film, ambient, elsewhere, bare] = examples.map(({ block }) => block)

if (!film || !ambient || !elsewhere || !bare) throw new Error('The examples of videos have changed.')

test('shows a video with its title, text and poster (C-275, D-034)', () => {
  const html = markupOf(film)
  expect(textOf(html)).toContain('From the Karoo to the sea A day, a tank and a bakkie')
  expect(html).toMatch(/<video src="\/api\/media\/file\/hilux-[a-z-]+dd5697294d\.webm"/)
  expect(html).toContain('/art/')
})

test.each([
  ['en', 'Your browser does not support the video tag.'],
  ['af', 'Jou blaaier ondersteun nie die video-element nie.'],
] as const)('shows the fallback text of a video in %s (C-400)', (language, words) => {
  expect(markupOf(film, { language })).toMatch(new RegExp(`<video[^>]*>.*${words}</video>`))
})

test('uses captions in the language of the page', () => {
  expect(markupOf(film)).toMatch(/<track kind="captions" src="[^"]*-en-[^"]*" srcLang="en"/)
  expect(markupOf(film, { language: 'zu' })).toMatch(
    /<track kind="captions" src="[^"]*-zu-[^"]*" srcLang="zu"/,
  )
})

test('has native controls without its script, and does not load before it is played', () => {
  expect(markupOf(film)).toMatch(/<video[^>]* controls=""/)
  expect(markupOf(film)).toMatch(/<video[^>]* preload="none"/)
})

test('loops a video that plays by itself, without the autoplay attribute (C-298)', () => {
  expect(markupOf(ambient)).toMatch(/<video[^>]* loop=""/)
  expect(markupOf(ambient)).not.toContain('autoplay')
})

test('links to a video on another site, naming the site, and embeds nothing', () => {
  const html = markupOf(elsewhere)
  expect(html).toMatch(/<a href="https:\/\/video\.example\.co\.za\/behind-the-wheel" target="_blank"/)
  expect(textOf(html)).toBe(
    'Behind the wheel Behind the wheel: Watch on video.example.co.za (opens in a new tab)',
  )
  expect(html).not.toMatch(/<(?:iframe|video|embed|object)/)
  expect(textOf(markupOf(bare))).toContain('Watch on video.example.co.za')
})

test('renders nothing for a missing file', () => {
  expect(markupOf({ blockType: 'singleVideo', video: { source: 'file', file: 9 } })).toBe('')
})

test.each(Object.values({ video: exampleFilm.video, ...exampleFilm.captions }))(
  'names %s by the digest of its seeded file',
  async (name) => {
    const [, stem, digest, extension] = /^(.+)-([0-9a-f]{10})\.(\w+)$/.exec(name) ?? []
    const data = await readFile(
      new URL(`../../../../../../content/media/${stem}.${extension}`, import.meta.url),
    )
    expect(createHash('sha256').update(data).digest('hex').slice(0, 10)).toBe(digest)
  },
)
