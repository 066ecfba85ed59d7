import { describe, expect, it } from 'vitest'
import { streamJson } from './stream-json.ts'

const read = (value: unknown) => new Response(streamJson(value)).text()

describe('a streamed JSON document', () => {
  it('is what JSON.stringify writes when nothing is read later', async () => {
    const value = { name: 'Zoë "Z"\n', list: [1, null, { at: new Date(0) }], missing: undefined }
    expect(await read(value)).toBe(JSON.stringify(value, null, 2))
  })

  it('contains the texts that are read later, each in its place', async () => {
    const value = { files: [{ content: async () => 'QUE=' }, { content: async () => '' }], about: 'a' }
    const expected = { files: [{ content: 'QUE=' }, { content: '' }], about: 'a' }
    expect(await read(value)).toBe(JSON.stringify(expected, null, 2))
  })

  it('reads a text only when the one before was taken', async () => {
    const calls: string[] = []
    const later = (name: string) => async () => {
      calls.push(name)
      return name
    }
    const reader = streamJson([later('first'), later('second')]).getReader()
    await reader.read()
    expect(calls).toEqual([])
    await reader.read()
    expect(calls).toEqual(['first'])
    await reader.cancel()
  })

  it('breaks off with the error of a text', async () => {
    const failing = async () => Promise.reject(new Error('The file does not exist.'))
    await expect(read({ content: failing })).rejects.toThrow('The file does not exist.')
  })
})
