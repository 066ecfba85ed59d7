import { expect, it } from 'vitest'
import { mediaVideo } from './media-video.ts'

const film = { url: '/api/media/file/dune-0123456789.mp4', mimeType: 'video/mp4' }
const poster = {
  url: '/api/media/file/dune-abcdefabcd.jpg',
  mimeType: 'image/jpeg',
  width: 1920,
  height: 1080,
  sizes: {
    webp480: { url: '/api/media/file/dune-webp480.webp', width: 480, height: 270 },
    webp960: { url: '/api/media/file/dune-webp960.webp', width: 960, height: 540 },
  },
}

it('returns a video with its type and poster', () => {
  expect(mediaVideo({ ...film, poster })).toEqual({
    src: film.url,
    type: 'video/mp4',
    poster: '/api/media/file/dune-webp960.webp',
  })
})

it.each([undefined, null, 4, { ...poster, mimeType: 'application/pdf' }])(
  'returns a video without a poster when the stored poster is %j',
  (missing) => {
    expect(mediaVideo({ ...film, poster: missing })?.poster).toBeNull()
  },
)

it.each([null, undefined, 9, poster, { ...film, url: null }, { ...film, mimeType: 'application/pdf' }])(
  'returns null instead of a video for the medium %j',
  (medium) => {
    expect(mediaVideo(medium)).toBeNull()
  },
)
