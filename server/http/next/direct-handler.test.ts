import { describe, expect, it } from 'vitest'
import type { DirectRoute, RouteModule } from '#platform/http/direct-routes.ts'
import { createCountingHandler } from '../testing/counting-handler.ts'
import { serve } from '../testing/site.ts'
import { answerDirectRoutes } from './direct-handler.ts'

/** A site with two direct routes, and a fake of Next that counts what reaches it. */
async function serveDirect(vote: RouteModule) {
  const { handle, requests } = createCountingHandler()
  const token: RouteModule = {
    GET: () =>
      new Response('token', {
        headers: [...['a=1', 'b=2'].map((each) => ['set-cookie', each])] as [string, string][],
      }),
  }
  const routes: readonly DirectRoute[] = [
    { path: '/api/token', load: async () => token },
    { path: '/api/vote/[id]', load: async () => vote },
  ]
  return { site: await serve(answerDirectRoutes(handle, () => routes)), requests }
}

const echo: RouteModule = {
  POST: async (request, { params }) =>
    Response.json({
      ...(await params),
      ...{ sent: await request.json(), cookie: request.headers.get('cookie') },
      url: request.url,
    }),
}
const json = { 'content-type': 'application/json', host: 'www.example.co.za' }

describe('a direct route', () => {
  it('is answered without Next, with its parameter, body, headers and query', async () => {
    const { site, requests } = await serveDirect(echo)
    const reply = await site.send('POST', '/api/vote/12?x=1', { ...json, cookie: 'a=b' }, '{"optionId":"b"}')
    expect(reply.status).toBe(200)
    expect(JSON.parse(reply.text)).toEqual({
      ...{ id: '12', cookie: 'a=b', sent: { optionId: 'b' } },
      url: 'http://www.example.co.za/api/vote/12?x=1',
    })
    expect(reply.headers).toMatchObject({
      ...{ 'content-type': 'application/json', 'cache-control': 'private, no-store' },
      'x-content-type-options': 'nosniff',
    })
    expect(requests).toEqual([])
    expect(await site.waitForLogLines(1)).toMatchObject([{ path: '/api/vote/12', status: 200 }])
  })

  it('may set several cookies', async () => {
    const { site } = await serveDirect(echo)
    const { headers, text } = await site.get('/api/token')
    expect([headers['set-cookie'], text]).toEqual([['a=1', 'b=2'], 'token'])
  })

  it.each([
    ['GET', '/api/vote/12'],
    ['HEAD', '/api/token'],
    ['POST', '/api/vote/12/'],
    ['POST', '/api/vote/12/more'],
    ['POST', '/api/vote/%31'],
    ['GET', '/api/tokens'],
  ])('leaves %s %s to Next', async (method, path) => {
    const { site, requests } = await serveDirect(echo)
    await site.send(method, path)
    expect(requests).toHaveLength(1)
  })

  it('that fails is answered with 500, and one whose body is refused with that refusal', async () => {
    const { site } = await serveDirect({
      POST: async (request) => Promise.reject(new Error(await request.text())),
    })
    expect((await site.send('POST', '/api/vote/1', json, '{}')).status).toBe(500)
    const deep = '['.repeat(5_000)
    expect((await site.send('POST', '/api/vote/1', json, deep)).status).toBe(400)
    const chunked = { ...json, 'transfer-encoding': 'chunked' }
    expect((await site.send('POST', '/api/vote/1', chunked, ' '.repeat(1_100_000))).status).toBe(413)
  })
})
