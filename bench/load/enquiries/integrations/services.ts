import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { visitorIn } from '../forms.ts'
import { type Channel, type IntegrationHooks, simulateFailure } from './behaviour.ts'

/** The body of a successful response of each service. */
const responses: Partial<Record<Channel, string>> = { leadProvider: '{"status":"Success"}' }

/** Channels by the last segment of the requested address. */
const channels: Readonly<Record<string, Channel>> = {
  'submit-motus': 'leadProvider',
  onetrustMarketingConsent: 'consent',
  adf: 'crm',
}

function listenerFor({ behaviourFor, onAccepted }: IntegrationHooks): RequestListener {
  return (request, response) => {
    const receive = (body: string) => {
      const channel = channels[request.url?.split('/').at(-1) ?? ''] ?? 'crm'
      const key = String(request.headers['idempotency-key'])
      const arrival = { channel, key, visitor: visitorIn(body) ?? -1, text: body }
      const behaviour = behaviourFor(arrival)
      if (behaviour === 'accept' || behaviour === 'lost') onAccepted(arrival, behaviour === 'accept')
      if (simulateFailure(behaviour, request.socket)) return
      if (behaviour === 'unavailable') response.writeHead(503).end()
      else response.writeHead(200, { 'content-type': 'application/json' }).end(responses[channel] ?? '{}')
    }
    // Incomplete requests of a killed sender are ignored.
    text(request).then(receive, () => {})
  }
}

/** Certificate and key of a dealer's system, which is called only over TLS. */
export type Certificate = { readonly cert: string; readonly key: string }

/** Starts a service that receives leads on a free loopback port; with a certificate, over TLS. */
export async function startServices(owner: IntegrationHooks, certificate?: Certificate) {
  const listener = listenerFor(owner)
  const server = certificate ? createSecureServer(certificate, listener) : createServer(listener)
  server.on('clientError', (_, socket) => socket.destroy())
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    url: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
