import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkedLookup } from '#platform/outside/checked-lookup.ts'
import { publicWeb } from '#platform/outside/fetch-rule.ts'
import {
  body,
  type PictureServer,
  redirect,
  startPictureServer,
} from '../data/picture-server.test-support.ts'
import { createPictureFetcher } from './fetch-picture.ts'

let server: PictureServer
beforeAll(async () => {
  server = await startPictureServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.answers.clear()
  server.requests.length = 0
})

const never = new AbortController().signal
const fetchFrom = (address: string, rule = server.rule, timeoutMs = 5_000) =>
  createPictureFetcher(rule, { timeoutMs }).fetch(address, never)

describe('a picture', () => {
  it('is fetched, also behind a redirect', async () => {
    server.answers.set('/a', redirect('/b'))
    server.answers.set('/b', body(Buffer.from('pixels')))
    expect(await fetchFrom(server.address('/a'))).toEqual(Buffer.from('pixels'))
  })

  it('is refused when its server is private, and no connection is made', async () => {
    server.answers.set('/a', body(Buffer.from('pixels')))
    const local = { ...publicWeb, isAllowedPort: () => true }
    for (const host of ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]']) {
      const address = server.address('/a').replace('127.0.0.1', host)
      await expect(fetchFrom(address, local)).rejects.toThrow('not on the public internet')
    }
    expect(server.requests).toEqual([])
  })

  it('is refused when a redirect leads to a private address or another port', async () => {
    server.answers.set('/metadata', redirect('http://169.254.169.254/latest/meta-data'))
    await expect(fetchFrom(server.address('/metadata'))).rejects.toThrow('not on the public internet')
    server.answers.set('/port', redirect('http://127.0.0.1:5432/'))
    await expect(fetchFrom(server.address('/port'))).rejects.toThrow('is at port 5432')
    server.answers.set('/file', redirect('file:///etc/passwd'))
    await expect(fetchFrom(server.address('/file'))).rejects.toThrow('has no address on the web')
  })

  it('is refused after three redirects', async () => {
    server.answers.set('/again', redirect('/again'))
    await expect(fetchFrom(server.address('/again'))).rejects.toThrow('too many redirects')
    expect(server.requests).toHaveLength(4)
  })

  it('is refused when it is too large, whether its server says so or not', async () => {
    const large = 15_000_001
    server.answers.set('/said', (_, response) =>
      response.writeHead(200, { 'content-length': large }).flushHeaders(),
    )
    await expect(fetchFrom(server.address('/said'))).rejects.toThrow('has more than 15 MB')
    server.answers.set('/unsaid', (_, response) => {
      response.write(Buffer.alloc(large))
    })
    await expect(fetchFrom(server.address('/unsaid'))).rejects.toThrow('has more than 15 MB')
  })

  it.each([
    [404, false],
    [503, true],
  ])('fails with status %i, which blames the host: %s', async (status, isOfHost) => {
    server.answers.set('/a', (_, response) => response.writeHead(status).end())
    await expect(fetchFrom(server.address('/a'))).rejects.toMatchObject({
      message: `was answered with status ${status}`,
      isOfHost,
    })
  })

  it('fails when it does not arrive in time, before or after its first byte', async () => {
    server.answers.set('/silent', () => {})
    server.answers.set('/slow', (_, response) => void response.write('a'))
    for (const path of ['/silent', '/slow'])
      await expect(fetchFrom(server.address(path), server.rule, 200)).rejects.toMatchObject({
        message: 'did not arrive within 0.2 s',
        isOfHost: true,
      })
  })

  it('fails when its connection breaks', async () => {
    server.answers.set('/a', (request) => request.socket.destroy())
    await expect(fetchFrom(server.address('/a'))).rejects.toThrow('could not be fetched')
  })
})

describe('the lookup of a connection', () => {
  const resolveTo = (...addresses: string[]) =>
    vi.fn((_host, _options, done) =>
      done(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      ),
    ) as unknown as typeof import('node:dns').lookup
  const lookUp = (resolve: typeof import('node:dns').lookup) =>
    new Promise((done, fail) => {
      checkedLookup(publicWeb, resolve)('pictures.example', {}, (error, address) =>
        error ? fail(error) : done(address),
      )
    })

  it('returns the address it has checked, resolved once', async () => {
    const resolve = resolveTo('8.8.8.8')
    expect(await lookUp(resolve)).toBe('8.8.8.8')
    expect(resolve).toHaveBeenCalledTimes(1)
  })

  it('refuses a name of which any address is private', async () => {
    await expect(lookUp(resolveTo('8.8.8.8', '10.0.0.1'))).rejects.toThrow('not on the public internet')
  })
})
