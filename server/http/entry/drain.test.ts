import { Agent, get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { serve } from '../testing/site.ts'
import { drain } from './drain.ts'

const fetchWith = (agent: Agent, port: number, path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get({ agent, port, host: '127.0.0.1', path }, resolve).on('error', reject)
  })

test('finishes a running request, closes an idle connection and refuses a new one', async () => {
  const gate = Promise.withResolvers<void>()
  const site = await serve(async (_, response) => {
    response.write('start ')
    await gate.promise
    response.end('end')
  })
  const agent = new Agent({ keepAlive: true })
  await text(await fetchWith(agent, site.port, '/healthz'))
  const running = await fetchWith(agent, site.port, '/api/slow')
  const idle = await fetchWith(agent, site.port, '/healthz')
  await text(idle)

  const drained = drain(site.server, 5_000)
  await expect(fetchWith(new Agent(), site.port, '/healthz')).rejects.toThrow(/ECONNREFUSED/)
  gate.resolve()
  expect(await text(running)).toBe('start end')
  const startedAt = performance.now()
  await drained
  expect(performance.now() - startedAt).toBeLessThan(1_000)
  agent.destroy()
})

test('cuts off a request that does not end within the grace period', async () => {
  const site = await serve(async (_, response) => {
    response.write('start')
    await new Promise(() => {})
  })
  const running = await fetchWith(new Agent(), site.port, '/api/slow')
  const cut = expect(text(running)).rejects.toThrow()
  const startedAt = performance.now()
  await drain(site.server, 200)
  expect(performance.now() - startedAt).toBeGreaterThan(150)
  expect(performance.now() - startedAt).toBeLessThan(1_500)
  await cut
})
