import { afterEach, describe, expect, it, vi } from 'vitest'
import { log } from '#platform/process/log.ts'
import { pictureOfDocument } from './picture-of-document.ts'

const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
afterEach(() => warn.mockClear())

const facts = { collection: 'dealerEvents', id: 4 }

describe('the picture of a document', () => {
  it('is null, and logged, when the file is gone (D-397)', () => {
    expect(pictureOfDocument({ source: 'upload', image: 9 }, facts)).toBeNull()
    expect(warn.mock.calls).toEqual([[{ ...facts, medium: 9 }, 'Media not found']])
  })

  it('has the address of its file', () => {
    const image = {
      url: '/api/media/file/hall.jpg',
      mimeType: 'image/jpeg',
      width: 300,
      height: 200,
      alt: 'Hall',
    }
    expect(pictureOfDocument({ source: 'upload', image }, facts)).toMatchObject({
      ...{ kind: 'upload', src: '/api/media/file/hall.jpg', alt: 'Hall' },
    })
    expect(warn).not.toHaveBeenCalled()
  })

  it.each([null, undefined, {}, { source: 'upload', image: null }] as const)(
    'is null without a log entry when none is chosen: %j',
    (stored) => {
      expect(pictureOfDocument(stored, facts)).toBeNull()
      expect(warn).not.toHaveBeenCalled()
    },
  )
})
