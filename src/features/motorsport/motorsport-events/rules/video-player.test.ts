import { describe, expect, it } from 'vitest'
import { playerOf } from './video-player.ts'

describe('the player of a video', () => {
  it.each([
    ['https://www.youtube.com/watch?v=aB3-_dEfGh1', 'https://www.youtube-nocookie.com/embed/aB3-_dEfGh1'],
    ['https://m.youtube.com/watch?t=30&v=aB3-_dEfGh1', 'https://www.youtube-nocookie.com/embed/aB3-_dEfGh1'],
    ['https://youtu.be/aB3-_dEfGh1?t=30', 'https://www.youtube-nocookie.com/embed/aB3-_dEfGh1'],
    ['https://www.youtube.com/shorts/aB3-_dEfGh1', 'https://www.youtube-nocookie.com/embed/aB3-_dEfGh1'],
    ['https://www.youtube.com/live/aB3-_dEfGh1', 'https://www.youtube-nocookie.com/embed/aB3-_dEfGh1'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ])('is that of the platform, for the video of the link: %s (C-218)', (href, src) => {
    expect(playerOf(href)).toEqual({ kind: 'platform', src, origin: new URL(src).origin })
  })

  it.each([
    ['https://films.example.co.za/round-7.mp4'],
    ['https://youtube.com.example.co.za/watch?v=aB3-_dEfGh1'],
  ])('is our own for a file of another site: %s (C-219)', (href) => {
    expect(playerOf(href)).toEqual({ kind: 'file', src: href, origin: new URL(href).origin })
  })

  it.each([
    ['https://www.youtube.com/@channel'],
    ['https://www.youtube.com/watch'],
    ['https://www.youtube.com/watch?v=%22%3E%3Cscript%3E'],
    ['https://youtu.be/'],
    ['https://vimeo.com/channels/staffpicks'],
  ])('does not exist for a page of a platform that is no video: %s', (href) => {
    expect(playerOf(href)).toBeNull()
  })
})
