import { expect, test } from 'vitest'
import { videoOf } from './video-of.ts'

const film = { url: '/api/media/file/dune-0123456789.webm', mimeType: 'video/webm' }
const captions = (language: 'en' | 'af' | 'zu') => ({
  language,
  file: { url: `/api/media/file/dune-${language}-0123456789.vtt`, mimeType: 'text/vtt' },
})
const drawn = {
  source: 'illustration',
  vehicle: 'fortuner',
  colour: { title: 'Attitude Black', hex: '#15171a' },
  scene: 'dunes',
} as const

test('plays an uploaded video on the page with its chosen picture (C-275)', () => {
  expect(videoOf({ source: 'file', file: film, picture: drawn })).toEqual({
    kind: 'file',
    src: film.url,
    picture: expect.objectContaining({ vehicle: 'fortuner', scene: 'dunes' }),
    captions: null,
    autoplay: false,
  })
})

test('falls back to the poster of the file when no picture was chosen', () => {
  const poster = { url: '/api/media/file/dune.jpg', mimeType: 'image/jpeg', width: 1600, height: 900 }
  expect(videoOf({ file: { ...film, poster } })?.picture).toMatchObject({ kind: 'upload', src: poster.url })
  expect(videoOf({ file: film })?.picture).toBeNull()
})

test.each([
  ['af', ['zu', 'en', 'af'], 'af'],
  ['af', ['zu', 'en'], 'en'],
  ['en', ['zu'], 'zu'],
  ['zu', [], undefined],
] as const)('selects, for a page in %s with captions in %j, those in %s', (language, available, expected) => {
  const video = videoOf({ file: film, captions: available.map(captions) }, { language })
  expect(video?.kind === 'file' && video.captions?.language).toBe(expected)
})

test('leaves out deleted captions and files that are not captions', () => {
  const unusable = [{ language: 'en', file: 4 } as const, { language: 'af', file: film } as const]
  expect(videoOf({ file: film, captions: unusable })).toMatchObject({ captions: null })
})

test.each([
  ['https://www.youtube.com/watch?v=abc', 'YouTube'],
  ['https://youtu.be/abc', 'YouTube'],
  ['https://vimeo.com/123', 'Vimeo'],
  ['https://video.example.co.za/abc', 'video.example.co.za'],
])('links to %s as a video on %s', (address, platform) => {
  expect(videoOf({ source: 'address', address })).toMatchObject({ kind: 'link', href: address, platform })
})

test.each([
  null,
  undefined,
  {},
  { source: 'file', file: 9 },
  { source: 'file', file: { ...film, mimeType: 'application/pdf' } },
  { source: 'address', address: 'http://video.example.co.za' },
  { source: 'address', address: 'https://' },
  { source: 'address', address: null, file: film },
] as const)('returns null for %j', (stored) => {
  expect(videoOf(stored)).toBeNull()
})
