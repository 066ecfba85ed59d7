import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { NextHandler } from '../next/next-handler.ts'
import { trackRenders } from '../next/renders.ts'
import { revalidateWith } from './revalidate.ts'

const secret = 'y'.repeat(32)

test('sends Next the tags with the secret of the process', async () => {
  const received: unknown[] = []
  const handle: NextHandler = async (request, response) => {
    const { method, url, headers } = request
    received.push({ method, url, secret: headers['x-internal-secret'], body: await text(request) })
    response.statusCode = 204
    response.end()
  }
  await revalidateWith(handle, 'https://www.example.co.za', secret)(['ranges', 'models'])
  expect(received).toEqual([
    { method: 'POST', url: '/internal/revalidate', secret, body: '{"tags":["ranges","models"]}' },
  ])
})

test.each([404, 500, 302])('fails on a %i response', async (status) => {
  const handle: NextHandler = async (_, response) => {
    response.statusCode = status
    response.end()
  }
  await expect(revalidateWith(handle, 'https://x.example', secret)(['a'])).rejects.toThrow(String(status))
})

test('waits for running renders, whether they succeed or fail, and a moment longer', async () => {
  const renders = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let calls = 0
  const tracked = trackRenders(() => renders[calls++]?.promise ?? Promise.resolve())
  const call = (method: string) => tracked.handle({ method } as never, {} as never)
  expect(tracked.pendingRenders()).toBeUndefined()
  const running = [call('GET'), call('GET')]
  void call('POST')
  let isResolved = false
  const waited = tracked.pendingRenders()?.then(() => {
    isResolved = true
  })
  renders[0]?.resolve()
  await running[0]
  expect(isResolved).toBe(false)
  renders[1]?.reject(new Error('failed'))
  await expect(running[1]).rejects.toThrow('failed')
  // Next may still be storing the page.
  expect(isResolved).toBe(false)
  expect(tracked.pendingRenders()).toBeDefined()
  await waited
  expect(isResolved).toBe(true)
  expect(tracked.pendingRenders()).toBeUndefined()
})
