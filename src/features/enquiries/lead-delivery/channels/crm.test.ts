import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { log } from '#platform/process/log.ts'
import { elementsAt, readXml } from '../adf/read-xml.test-support.ts'
import { DeliveryRefused } from '../delivery-channel.ts'
import { delivery, deliveryOf } from '../sample.test-support.ts'
import { crmChannel } from './crm.ts'

const open: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()))
})

async function systemThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  open.push(async () => {
    server.closeAllConnections()
    await new Promise<void>((done) => server.close(() => done()))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/adf`
}

vi.spyOn(log, 'warn').mockImplementation(() => {})
const channel = crmChannel(() => ({
  siteUrl: 'https://www.example.co.za',
  mailFrom: 'no-reply@example.co.za',
}))
const send = (address: string) =>
  channel.send(
    deliveryOf({}, { crm: { kind: 'address', address }, recipients: [] }),
    AbortSignal.timeout(2_000),
  )

describe('sending a lead to the system of a dealer', () => {
  it('sends ADF under the key of the delivery', async () => {
    let body = ''
    let headers: IncomingHttpHeaders = {}
    const address = await systemThat(async (request, response) => {
      for await (const chunk of request) body += chunk
      headers = request.headers
      response.writeHead(202).end()
    })
    expect(await send(address)).toMatchObject({ accepted: true })
    expect(headers).toMatchObject({
      'content-type': 'application/x-adf+xml; charset=utf-8',
      'idempotency-key': delivery.key,
    })
    const root = readXml(body)
    expect(elementsAt(root, 'prospect', 'id').map(({ text }) => text)).toEqual(['FC-7K3M-9Q2X'])
    expect(elementsAt(root, 'prospect', 'vendor', 'contact', 'email').map(({ text }) => text)).toEqual([
      'no-reply@example.co.za',
    ])
  })

  it('refuses the delivery for good after 422, and retries after 500', async () => {
    const refusing = await systemThat((_, response) => void response.writeHead(422).end())
    await expect(send(refusing)).rejects.toBeInstanceOf(DeliveryRefused)
    const failing = await systemThat((_, response) => void response.writeHead(500).end())
    await expect(send(failing)).rejects.not.toBeInstanceOf(DeliveryRefused)
  })
})
